/** A page of the site, or a section of one, as the index lists it. */
export interface SearchEntry {
  readonly title: string;
  /** What kind of page it is, as a visitor reads it. */
  readonly kind: string;
  /** From the root of the site. */
  readonly url: string;
  readonly text: string;
}

const mostFound = 12;

/** How well an entry fits words that are all in it; a title counts more than a text, its beginning most. */
function fit({ title, text }: SearchEntry, words: readonly string[]): number {
  const [name, body] = [title.toLowerCase(), text.toLowerCase()];
  let score = 0;
  for (const word of words) {
    if (name === word) score += 100;
    else if (name.startsWith(word)) score += 40;
    else if (name.includes(word)) score += 20;
    else if (body.includes(word)) score += 2;
    else return 0;
  }
  return score - name.length / 100;
}

/** Entries with all words of a query, best first. Parts of words match, so it works without spaces between words. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: fit(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostFound)
    .map(({ entry }) => entry);
}

/** The words around the first hit in a text. */
function around(text: string, query: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(query.toLowerCase().split(/\s+/)[0] ?? ''));
  const start = Math.max(0, at - 40);
  return `${start > 0 ? '…' : ''}${text.slice(start, start + 120)}`;
}

/** Makes the field of the bar search; the index is loaded when somebody first types. */
export function openSearch(bar: HTMLElement): void {
  const field = bar.querySelector<HTMLInputElement>('.site-search input');
  const list = bar.querySelector<HTMLElement>('.site-found');
  const { siteRoot = '', language = 'en' } = bar.dataset;
  if (!field || !list) return;
  let index: Promise<SearchEntry[]> | null = null;
  const load = () =>
    (index ??= fetch(`${siteRoot}search/${language}.json`).then(
      (answer) => answer.json() as Promise<SearchEntry[]>,
    ));

  const show = async () => {
    const found = findEntries(await load(), field.value);
    list.replaceChildren(
      ...found.map(({ title, kind, url, text }) => {
        const link = document.createElement('a');
        link.href = siteRoot + url;
        const [name, what, words] = ['strong', 'span', 'small'].map((tag) => document.createElement(tag));
        name.textContent = title;
        what.textContent = kind;
        words.textContent = around(text, field.value);
        link.append(name, what, words);
        return link;
      }),
    );
    list.hidden = found.length === 0;
  };
  field.addEventListener('input', () => void show());
  field.addEventListener('focus', () => void load());
  bar.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Escape') list.hidden = true;
    else if (event.key === 'Enter' && event.target === field) links[0]?.click();
    else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (at > 0 ? links[at - 1] : field).focus();
    else return;
    event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    if (!bar.contains(event.target as Node)) list.hidden = true;
  });
}
