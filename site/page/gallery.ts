import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exampleGroups } from '../catalogue/index';
import { languages } from '../catalogue/words';
import type { Example, Language, Words } from '../catalogue/words';
import { copyButton, withStyleSheets } from './code-block';
import { escapeHtml, page, rootOf } from './frame';
import type { Place } from './frame';

/** The file of an example, absolute. */
export function exampleFile(name: string): string {
  const path = (end: string) => fileURLToPath(new URL(`../example/${name}.${end}`, import.meta.url));
  return existsSync(path('ts')) ? path('ts') : path('tsx');
}

/** Whether an example opens a dialog, which needs the width of the page. */
export const hasDialog = (name: string): boolean => /Dialog\b/.test(readFileSync(exampleFile(name), 'utf8'));

const words = {
  gallery: { en: 'Gallery', zh: '示例' },
  intro: {
    en: 'Each example is one file that runs as it is. Open one, read its source beside the map, and copy it.',
    zh: '每个示例都是一个可以直接运行的文件。打开示例，在地图旁查看源码，即可复制使用。',
  },
  filter: { en: 'Filter examples', zh: '筛选示例' },
  none: { en: 'No example matches.', zh: '没有匹配的示例。' },
  alone: { en: 'Open alone', zh: '单独打开' },
  data: { en: 'Data', zh: '数据' },
  all: { en: 'All examples', zh: '全部示例' },
  previous: { en: 'Previous', zh: '上一个' },
  next: { en: 'Next', zh: '下一个' },
  page: {
    en: 'The page has <code>&lt;div id="map"&gt;</code> and <code>&lt;aside id="panel"&gt;</code> in <code>&lt;div id="app"&gt;</code>.',
    zh: '页面的 <code>&lt;div id="app"&gt;</code> 中有 <code>&lt;div id="map"&gt;</code> 和 <code>&lt;aside id="panel"&gt;</code>。',
  },
} satisfies Record<string, Words>;

function place(path: string, language: Language): Place {
  const other = language === 'en' ? `${languages.zh.folder}${path}` : path;
  return { path: `${languages[language].folder}${path}`, language, other };
}

/** The page of all examples, by subject, with their pictures. */
export function galleryPage(language: Language): string {
  const at = place('gallery/index.html', language);
  const root = rootOf(at.path);
  const card = ({ name, title, about }: Example) =>
    `<a class="card" href="${name}.html"><img src="${root}gallery/picture/${name}.webp" alt="" loading="lazy" width="320" height="200" /><h3>${escapeHtml(title[language])}</h3><p>${escapeHtml(about[language])}</p></a>`;
  const groups = exampleGroups.map(
    ({ name, title, examples }) =>
      `<section id="${name}"><h2>${title[language]}</h2><div class="cards">${examples.map(card).join('\n')}</div></section>`,
  );
  const subjects = exampleGroups.map(({ name, title }) => `<a href="#${name}">${title[language]}</a>`);
  const body = `<div class="gallery-head"><h1>${words.gallery[language]}</h1><p>${words.intro[language]}</p>
<div class="gallery-tools"><input type="search" id="filter" placeholder="${words.filter[language]}" aria-label="${words.filter[language]}" /><nav class="subjects">${subjects.join('')}</nav></div></div>
${groups.join('\n')}<p id="none" hidden>${words.none[language]}</p>`;
  return page(at, words.gallery[language], body, 'gallery');
}

/** The page of one example: what it shows, the running map, its source. */
export function examplePage(
  { name, title, about }: Example,
  language: Language,
  highlight: (code: string) => string,
): string {
  const at = place(`gallery/${name}.html`, language);
  const root = rootOf(at.path);
  const all = exampleGroups.flatMap(({ examples }) => examples);
  const index = all.findIndex((one) => one.name === name);
  const step = (to: Example | undefined, word: Words, rel: string) =>
    to
      ? `<a rel="${rel}" href="${to.name}.html" title="${escapeHtml(to.title[language])}">${word[language]}</a>`
      : '';
  const file = exampleFile(name);
  const code = readFileSync(file, 'utf8').trimEnd();
  const live = `${root}gallery/live/${name}.html`;
  const data = [...code.matchAll(/from '\.\/(data\/[a-z]+)'/g)].map(
    ([, path]) => ` · <a href="${root}gallery/${path}.txt">${words.data[language]}: ${path}.ts</a>`,
  );
  const fileName = file.slice(file.lastIndexOf('/') + 1);
  const body = `<div class="example-head"><div><h1>${escapeHtml(title[language])}</h1><p>${escapeHtml(about[language])}</p></div>
<nav><a href="index.html">${words.all[language]}</a>${step(all[index - 1], words.previous, 'prev')}${step(all[index + 1], words.next, 'next')}</nav></div>
<div class="example${hasDialog(name) ? ' wide' : ''}"><figure class="live"><iframe src="${live}" title="${escapeHtml(title[language])}"></iframe><a class="alone" href="${live}" target="_blank">${words.alone[language]}</a></figure>
<section class="source"><div class="source-head"><span>${fileName}${data.join('')}</span>${copyButton(language)}</div><pre tabindex="0"><code>${highlight(withStyleSheets(code))}</code></pre><p class="note">${words.page[language]}</p></section></div>`;
  return page(at, title[language], body, 'example-page');
}

/** The page that an example runs in; nothing of the frame is in it. */
export function livePage({ name, title }: Example): string {
  const code = readFileSync(exampleFile(name), 'utf8');
  const look = /'docked'/.test(code) ? ' class="dock"' : '';
  const broad = !hasDialog(name) && /@gep\/style-editor'|textarea|'pre'/.test(code) ? ' class="broad"' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escapeHtml(title.en)}</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="../../assets/style.css" />
</head>
<body class="live-page">
<div id="app"><div id="map"></div><aside id="panel"${code.includes('#panel') ? look || broad : ' hidden'}></aside></div>
<script type="module" src="../../assets/example/${name}.js"></script>
</body>
</html>
`;
}
