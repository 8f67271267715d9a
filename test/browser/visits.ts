import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openSite, type Site, type Visit, type VisitOptions } from "./harness.js";

/** The site for all tests of a process, which files share; it is closed when the process ends. */
let shared: Promise<Site> | undefined;

/** The site for all tests of a file, opened before the first. */
export function siteOfAllTests(): Pick<Site, "visit"> {
  let site: Site;
  beforeAll(async () => {
    shared ??= openSite();
    site = await shared;
  });
  const open: Visit[] = [];
  // What a group of tests shares was opened before the first of them, and is closed by the group.
  beforeEach(() => {
    open.length = 0;
  });
  // A page that a failed test leaves open would slow down the tests that follow.
  afterEach(async () => {
    await Promise.all(open.splice(0).map((visit) => visit.close()));
  });
  return {
    visit: async (options) => {
      const visit = await site.visit(options);
      open.push(visit);
      return visit;
    },
  };
}

/**
 * A visit for each test of a group, which fails if the page has had a problem. `arrive` brings the page where the tests
 * begin. What is returned is the visit of the test that runs.
 */
export function visitOfEachTest(
  site: Pick<Site, "visit">,
  options: VisitOptions,
  arrive?: (visit: Visit) => Promise<void>,
): Visit {
  let visit: Visit;
  beforeEach(async () => {
    visit = await site.visit(options);
    await arrive?.(visit);
  });
  afterEach(async () => {
    expect(visit.problems).toEqual([]);
  });
  return {
    get page() {
      return visit.page;
    },
    get language() {
      return visit.language;
    },
    get problems() {
      return visit.problems;
    },
    close: () => visit.close(),
  };
}
