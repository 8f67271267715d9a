/** A source file as highlighted HTML, for readers of each language; made by vite/highlight.ts while the site is built. */
declare module "*?highlighted" {
  const html: Readonly<Record<"en" | "ja", string>>;
  export default html;
}
