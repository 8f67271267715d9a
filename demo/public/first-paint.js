// Runs before the first paint, so that no page flashes in the wrong theme or language.
// Order: the address (?lang=ja&theme=dark), which holds for the pages that are visited from there, the reader's last
// choice, the browser's settings.
{
  const asked = new URLSearchParams(location.search);
  const stored = (name) => {
    const key = `osculate-${name}`;
    try {
      if (asked.has(name)) sessionStorage.setItem(key, asked.get(name));
      return [sessionStorage.getItem(key), localStorage.getItem(key)];
    } catch {
      return [asked.get(name)]; // Storage may be forbidden; the site works without it.
    }
  };
  const choose = (name, allowed, fallback) =>
    stored(name).find((value) => allowed.includes(value)) ?? fallback;

  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const japanese = navigator.language.toLowerCase().startsWith("ja");
  document.documentElement.dataset.theme = choose("theme", ["light", "dark"], dark ? "dark" : "light");
  document.documentElement.lang = choose("lang", ["en", "ja"], japanese ? "ja" : "en");
}
