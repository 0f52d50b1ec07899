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

/** Small letters, and one spelling of what is spelt in two ways. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('colour', 'color').replaceAll('grey', 'gray');

/** What ends or parts words, so that a word between two of them is a whole one. */
const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/**
 * How well an entry fits words that are all in it: a title counts more than a text, a whole word more than a part of one,
 * and an example or a guide more than a public name. Latin words of up to three letters are whole or begin one.
 */
function fit({ title, text, url }: SearchEntry, words: readonly string[], query: string): number {
  const [name, body] = [plain(title), plain(text)];
  const [nameWords, bodyWords] = [spaced(name), spaced(body)];
  let score = /^api\/(?!documents)/.test(url) ? 0 : 8;
  for (const word of words) {
    const part = /^[a-z]{1,3}$/.test(word) ? ` ${word}` : word;
    if (name === word) score += 100;
    else if (nameWords.includes(` ${word} `) || nameWords.includes(` ${word}s `)) score += 50;
    else if (part === word && name.startsWith(word)) score += 40;
    else if (nameWords.includes(part)) score += 20;
    else if (bodyWords.includes(` ${word} `)) score += 4;
    else if (body.includes(word) && (part === word || bodyWords.includes(part))) score += 2;
    else return 0;
  }
  if (words.length > 1 && body.includes(query)) score += 30;
  return score - name.length / 100;
}

/** Entries with all words of a query, best first. Parts of words match, so it works without spaces between words. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = plain(query).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: fit(entry, words, wanted) }))
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
