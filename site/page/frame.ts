import { languages } from '../catalogue/words';
import type { Language, Words } from '../catalogue/words';

/** Markup-safe text. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

interface NavigationLink {
  readonly words: Words;
  /** Page by language, from the root of the site. */
  readonly to: (language: Language) => string;
}

const own = (page: string) => (language: Language) => `${languages[language].folder}${page}`;

const navigation: readonly NavigationLink[] = [
  { words: { en: 'Start', zh: '入门' }, to: own('index.html') },
  { words: { en: 'Gallery', zh: '示例' }, to: own('gallery/index.html') },
  { words: { en: 'Guides', zh: '指南' }, to: own('guides.html') },
  { words: { en: 'API', zh: 'API' }, to: () => 'api/modules.html' },
  { words: { en: 'Comparison', zh: '比较' }, to: () => 'api/documents/comparison.html' },
  { words: { en: 'Editors', zh: '编辑器' }, to: own('gallery/index.html#editors') },
];

const frameWords = {
  search: { en: 'Search guides, examples and API', zh: '搜索指南、示例和 API' },
  other: { en: '中文', zh: 'English' },
} satisfies Record<string, Words>;

/** Where a page is: its path from the root of the site, its language, and the same page in the other language. */
export interface Place {
  readonly path: string;
  readonly language: Language;
  readonly other: string;
}

/** The way from a page to the root of the site: '', '../', '../../' … */
export const rootOf = (path: string): string => '../'.repeat(path.split('/').length - 1);

/** The bar over every page: name, navigation, search and the switch of the language. */
export function header({ path, language, other }: Place): string {
  const root = rootOf(path);
  const links = navigation.map(({ words, to }) => {
    const target = to(language);
    const folder = target.includes('/') ? target.slice(0, target.lastIndexOf('/') + 1) : target;
    const isPart = target.includes('#');
    const here = target === path || (!isPart && /gallery\/$/.test(folder) && path.startsWith(folder));
    return `<a href="${root}${target}"${here ? ' aria-current="page"' : ''}>${words[language]}</a>`;
  });
  const label = frameWords.search[language];
  return `<header class="site-bar" lang="${languages[language].tag}" data-site-root="${root}" data-language="${language}">
<a class="site-name" href="${root}${languages[language].folder}index.html">@gep/map-engine</a>
<nav>${links.join('')}</nav>
<div class="site-search"><input type="search" placeholder="${label}" aria-label="${label}" autocomplete="off" /><div class="site-found" hidden></div></div>
<a class="site-language" href="${root}${other}" lang="${language === 'en' ? 'zh-CN' : 'en'}">${frameWords.other[language]}</a>
</header>`;
}

/** Links in the head of every page of the site, those of TypeDoc included. */
export function headLinks(root: string): string {
  return `<link rel="icon" href="data:," /><link rel="stylesheet" href="${root}assets/style.css" /><script type="module" src="${root}assets/frame.js"></script>`;
}

/** A whole page in the frame of the site. */
export function page(place: Place, title: string, body: string, bodyClass = ''): string {
  const root = rootOf(place.path);
  return `<!doctype html>
<html lang="${languages[place.language].tag}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escapeHtml(title)} · @gep/map-engine</title>
${headLinks(root)}
</head>
<body class="${bodyClass}">
${header(place)}
<main>${body}</main>
</body>
</html>
`;
}
