/** A source file as highlighted HTML; made by vite/highlight.ts while the site is built. */
declare module "*?highlighted" {
  const html: string;
  export default html;
}
