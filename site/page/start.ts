import { readFileSync } from 'node:fs';
import { exampleGroups } from '../catalogue/index';
import { languages } from '../catalogue/words';
import type { Language, Words } from '../catalogue/words';
import { escapeHtml, page, rootOf } from './frame';
import { exampleFile } from './gallery';
import { guideUrl } from './guides';

const words = {
  title: { en: 'Thematic maps on OpenLayers', zh: '基于 OpenLayers 的专题地图' },
  lead: {
    en: 'Plain data in, a styled map out. A scheme is a value that you can save, compare and edit; a layer draws it, and the same value draws the legend, the previews and the printed page.',
    zh: '输入数据，输出带样式的地图。样式方案是可以保存、比较和编辑的值；图层按它绘制，图例、预览和打印页面也由同一个值生成。',
  },
  start: { en: 'Start in 5 minutes', zh: '5 分钟入门' },
  browse: { en: 'Browse the gallery', zh: '浏览示例' },
  make: { en: '1. Make a page and install', zh: '1. 新建页面并安装' },
  makeNote: {
    en: 'Any bundler does; this is Vite. Until version 0.1.0 is published, run <code>npm run build</code> in the repository, <code>npm pack</code> in <code>packages/raster</code> and <code>packages/map-engine</code>, and install the two files.',
    zh: '可使用任意打包工具，此处以 Vite 为例。0.1.0 版发布之前，请在仓库中运行 <code>npm run build</code>，在 <code>packages/raster</code> 和 <code>packages/map-engine</code> 中运行 <code>npm pack</code>，然后安装这两个文件。',
  },
  place: { en: '2. Give the map a place', zh: '2. 为地图留出位置' },
  draw: { en: '3. Draw', zh: '3. 绘制' },
  drawNote: {
    en: 'This goes into <code>src/main.ts</code>, and this is what it draws. Change <code>ramp</code> or <code>classes</code> and look again.',
    zh: '将以下代码写入 <code>src/main.ts</code>，右侧即为结果。修改 <code>ramp</code> 或 <code>classes</code> 再看看效果。',
  },
  own: { en: 'Style your own OpenLayers layer', zh: '为自己的 OpenLayers 图层设置样式' },
  ownNote: {
    en: 'You keep your map, your layers and your features. Three lines give them classes and a legend.',
    zh: '保留您的地图、图层和要素，三行代码即可分级并生成图例。',
  },
  ownGuide: { en: 'Read the guide', zh: '阅读指南' },
  more: { en: 'What else is here', zh: '更多内容' },
} satisfies Record<string, Words>;

/** Examples that show the breadth of the library on the start page. */
const shown = [
  'pattern-fill',
  'relief-colors',
  'style-dialog',
  'swipe',
  'read-qgis',
  'class-methods',
  'web-components',
  'server-rendering',
];

const install = `npm create vite@latest my-map -- --template vanilla-ts
cd my-map
npm install @gep/map-engine ol proj4`;

const html = `<div id="app" style="display: flex; height: 100vh">
  <div id="map" style="flex: 1"></div>
  <aside id="panel" style="width: 200px; padding: 12px"></aside>
</div>
<script type="module" src="/src/main.ts"></script>`;

const code = (name: string): string => readFileSync(exampleFile(name), 'utf8').trimEnd();

/** The page that a stranger meets first. */
export function startPage(language: Language, highlight: (code: string) => string): string {
  const path = `${languages[language].folder}index.html`;
  const root = rootOf(path);
  const t = (key: keyof typeof words) => words[key][language];
  const gallery = `${root}${languages[language].folder}gallery`;
  const block = (text: string) => `<pre class="code"><code>${text}</code></pre>`;
  const cards = exampleGroups
    .flatMap(({ examples }) => examples)
    .filter(({ name }) => shown.includes(name))
    .map(
      ({ name, title }) =>
        `<a class="card" href="${gallery}/${name}.html"><img src="${root}gallery/picture/${name}.webp" alt="" width="320" height="200" loading="lazy" /><h3>${escapeHtml(title[language])}</h3></a>`,
    );
  const guide = `${root}${guideUrl('own-layers', language) ?? guideUrl('own-layers', 'en')}`;
  const body = `<section class="hero"><div><h1>${t('title')}</h1><p class="lead">${t('lead')}</p>
<p class="actions"><a class="primary" href="#start">${t('start')}</a><a href="${gallery}/index.html">${t('browse')}</a></p></div>
<img src="${root}gallery/picture/gradient-fill.webp" alt="" width="640" height="400" /></section>
<section id="start"><h2>${t('start')}</h2>
<h3>${t('make')}</h3>${block(escapeHtml(install))}<p>${t('makeNote')}</p>
<h3>${t('place')}</h3>${block(highlight(html))}
<h3>${t('draw')}</h3><p>${t('drawNote')}</p>
<div class="beside">${block(highlight(`import 'ol/ol.css';\n${code('first-page')}`))}<iframe src="${root}gallery/live/first-page.html" title="${t('draw')}"></iframe></div></section>
<section><h2>${t('own')}</h2><p>${t('ownNote')} <a href="${guide}">${t('ownGuide')}</a></p>
<div class="beside">${block(highlight(code('own-layer')))}<iframe src="${root}gallery/live/own-layer.html" title="${t('own')}" loading="lazy"></iframe></div></section>
<section><h2>${t('more')}</h2><div class="cards">${cards.join('\n')}</div></section>`;
  const place = { path, language, other: `${language === 'en' ? languages.zh.folder : ''}index.html` };
  return page(place, t('title'), body, 'start');
}
