// Runs before the first paint, so that no page flashes in the wrong theme or language.
// Order: the address (?lang=ja&theme=dark), the reader's last choice, the browser's settings.
{
  const asked = new URLSearchParams(location.search);
  const remembered = (name) => {
    try {
      return localStorage.getItem(`osculate-${name}`);
    } catch {
      return null; // Storage may be forbidden; the site works without it.
    }
  };
  const choose = (name, allowed, fallback) =>
    [asked.get(name), remembered(name)].find((value) => allowed.includes(value)) ?? fallback;

  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const japanese = navigator.language.toLowerCase().startsWith("ja");
  document.documentElement.dataset.theme = choose("theme", ["light", "dark"], dark ? "dark" : "light");
  document.documentElement.lang = choose("lang", ["en", "ja"], japanese ? "ja" : "en");
}
