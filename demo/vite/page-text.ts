/** What a page's own head says of it. */
export interface PageText {
  readonly title: string;
  /** In English and Japanese. */
  readonly description: string;
}

export function pageText(html: string): PageText {
  return {
    title: found(html, /<title>(.+)<\/title>/),
    description: found(html, /<meta name="description" content="(.+)" \/>/),
  };
}

function found(html: string, pattern: RegExp): string {
  const text = pattern.exec(html)?.[1];
  if (text === undefined) throw new Error(`a page has nothing like ${pattern}`);
  return text;
}
