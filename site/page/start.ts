import { readFileSync } from 'node:fs';
import { exampleGroups } from '../catalogue/index';
import { languages } from '../catalogue/words';
import type { Language, Words } from '../catalogue/words';
import { codeBlock, withStyleSheets } from './code-block';
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
    en: 'This example uses Vite; any other bundler works too. The packages are under the Apache License 2.0. Until version 0.1.0 is published, run <code>npm run build</code> in your copy of the repository, <code>npm pack</code> in <code>packages/raster</code> and <code>packages/map-engine</code>, and install the two files.',
    zh: '可使用任意打包工具，此处以 Vite 为例。各软件包采用 Apache License 2.0 许可。0.1.0 版发布之前，请在仓库副本中运行 <code>npm run build</code>，在 <code>packages/raster</code> 和 <code>packages/map-engine</code> 中运行 <code>npm pack</code>，然后安装这两个文件。',
  },
  place: { en: '2. Give the map a place', zh: '2. 为地图留出位置' },
  placeNote: {
    en: 'In <code>index.html</code>, in place of the <code>body</code> that is there.',
    zh: '替换 <code>index.html</code> 中原有的 <code>body</code>。',
  },
  draw: { en: '3. Draw', zh: '3. 绘制' },
  drawNote: {
    en: 'This is the whole of <code>src/main.ts</code>, and this is what it draws. Change <code>ramp</code> or <code>classes</code> and look again. The map has no zoom buttons: wheel, double click and keys zoom it. For buttons, add OpenLayers’ own: <code>map.olMap.addControl(new Zoom())</code>, with <code>Zoom</code> from <code>ol/control/Zoom.js</code>.',
    zh: '以下是 <code>src/main.ts</code> 的全部内容，右侧即为结果。修改 <code>ramp</code> 或 <code>classes</code> 再看看效果。地图默认没有缩放按钮，可用滚轮、双击和键盘缩放；需要按钮时添加 OpenLayers 的控件：<code>map.olMap.addControl(new Zoom())</code>，其中 <code>Zoom</code> 来自 <code>ol/control/Zoom.js</code>。',
  },
  own: { en: 'Style your own OpenLayers layer', zh: '为自己的 OpenLayers 图层设置样式' },
  ownNote: {
    en: 'You keep your map, your layers and your features. Three lines give them classes and a legend. This is the whole of <code>src/main.ts</code> again.',
    zh: '保留您的地图、图层和要素，三行代码即可分级并生成图例。以下同样是 <code>src/main.ts</code> 的全部内容。',
  },
  ownData: {
    en: '<code>districts.geojson</code> is in the folder <code>public</code>: your own polygons, or <a href="DATA" download="districts.geojson">these</a>. Put a field of yours in place of <code>forest</code>.',
    zh: '<code>districts.geojson</code> 放在 <code>public</code> 文件夹中：可用您自己的面数据，也可用<a href="DATA" download="districts.geojson">示例数据</a>。将 <code>forest</code> 换成您的字段名。',
  },
  ownGuide: { en: 'Read the guide', zh: '阅读指南' },
  edit: { en: 'Edit the style in a window', zh: '在窗口中编辑样式' },
  editNote: {
    en: 'This takes the place of what is in <code>src/main.ts</code>. The dialog is a window that floats over the page and can be moved by its title. Every edit is on the map at once, and Cancel takes it back. The dialog is drawn by React, which loads when it is first opened; your page needs no React code.',
    zh: '以下代码替换 <code>src/main.ts</code> 的内容。对话框是浮动窗口，可拖动标题栏移动。修改即时显示在地图上，点击“取消”则恢复。对话框由 React 绘制，首次打开时才加载；您的页面无需 React 代码。',
  },
  editPacked: {
    en: 'Until version 0.1.0 is published, pack <code>packages/style-editor</code> as well.',
    zh: '0.1.0 版发布之前，请同样打包 <code>packages/style-editor</code>。',
  },
  editReact: { en: 'The same in React', zh: 'React 写法' },
  editGuide: { en: 'Read the guide', zh: '阅读指南' },
  qgis: { en: 'Open a QGIS style', zh: '打开 QGIS 样式' },
  qgisNote: {
    en: 'In the dialog: the menu ⋮, then Import style file. In code, with <code>districts.qml</code> in the folder <code>public</code>, below what is in <code>src/main.ts</code> already:',
    zh: '在对话框中：菜单 ⋮，选择“导入样式文件”。在代码中：将 <code>districts.qml</code> 放入 <code>public</code> 文件夹，并在 <code>src/main.ts</code> 末尾加上：',
  },
  qgisEnd: {
    en: '<code>losses</code> names what looks different from QGIS.',
    zh: '<code>losses</code> 列出与 QGIS 显示不同之处。',
  },
  qgisGuide: { en: 'Without the dialog, and what is read', zh: '不使用对话框的写法与可读取的内容' },
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

const installEditor = 'npm install @gep/style-editor react react-dom';

const html = `<body style="margin: 0; font: 14px system-ui, sans-serif">
  <div id="app" style="display: flex; height: 100vh">
    <div id="map" style="flex: 1"></div>
    <aside id="panel" style="width: 200px; padding: 12px"></aside>
  </div>
  <script type="module" src="/src/main.ts"></script>
</body>`;

const code = (name: string): string => readFileSync(exampleFile(name), 'utf8').trimEnd();

/** An example that takes the collection of the gallery, with a file of the visitor in its place. */
const codeWithOwnFile = (name: string): string =>
  code(name).replace(
    "import { districts } from './data/county';",
    `import type { GeoJsonCollection } from '@gep/map-engine';

const answer = await fetch('/districts.geojson');
const districts: GeoJsonCollection = await answer.json();`,
  );

const openQgis = `import { schemeFromQml } from '@gep/map-engine/interchange';
import { recountRows } from '@gep/map-engine/scheme/edit';

const qml = await (await fetch('/districts.qml')).text();
const { result, losses } = schemeFromQml(qml);
if (isVectorScheme(result)) {
  dialog.scheme = recountRows(result, { properties });
  draw(dialog.scheme);
}
console.table(losses);`;

/** What the start page has a visitor write into src/main.ts, from top to bottom. */
export const startScripts = () => ({
  first: withStyleSheets(code('first-page')),
  ownLayer: withStyleSheets(codeWithOwnFile('own-layer')),
  editor: withStyleSheets(codeWithOwnFile('edit-own-layer')),
  openQgis,
});

/** Sections of the start page, as the search lists them. */
export const startSections = (language: Language) => [
  { id: 'start', title: words.start[language], text: `${install} ${words.draw[language]}` },
  { id: 'own', title: words.own[language], text: words.ownNote[language] },
  { id: 'editor', title: words.edit[language], text: `${installEditor} ${words.editNote[language]}` },
  { id: 'qgis', title: words.qgis[language], text: words.qgisNote[language] },
];

/** The page that a stranger meets first. */
export function startPage(language: Language, highlight: (code: string) => string): string {
  const path = `${languages[language].folder}index.html`;
  const root = rootOf(path);
  const t = (key: keyof typeof words) => words[key][language];
  const gallery = `${root}${languages[language].folder}gallery`;
  const block = (text: string) => codeBlock(text, language);
  const scripts = startScripts();
  const script = (name: keyof typeof scripts) => block(highlight(scripts[name]));
  const live = (name: string, title: string) =>
    `<iframe src="${root}gallery/live/${name}.html" title="${title}" loading="lazy"></iframe>`;
  const cards = exampleGroups
    .flatMap(({ examples }) => examples)
    .filter(({ name }) => shown.includes(name))
    .map(
      ({ name, title }) =>
        `<a class="card" href="${gallery}/${name}.html"><img src="${root}gallery/picture/${name}.webp" alt="" width="320" height="200" loading="lazy" /><h3>${escapeHtml(title[language])}</h3></a>`,
    );
  const guide = (name: string, title: string) =>
    `<a href="${root}${guideUrl(name, language) ?? guideUrl(name, 'en')}">${title}</a>`;
  const data = t('ownData').replace('DATA', `${root}gallery/data/county.geojson`);
  const body = `<section class="hero"><div><h1>${t('title')}</h1><p class="lead">${t('lead')}</p>
<p class="actions"><a class="primary" href="#start">${t('start')}</a><a href="${gallery}/index.html">${t('browse')}</a></p></div>
<img src="${root}gallery/picture/gradient-fill.webp" alt="" width="640" height="400" /></section>
<section id="start"><h2>${t('start')}</h2>
<h3>${t('make')}</h3>${block(escapeHtml(install))}<p>${t('makeNote')}</p>
<h3>${t('place')}</h3><p>${t('placeNote')}</p>${block(highlight(html))}
<h3>${t('draw')}</h3><p>${t('drawNote')}</p>
<div class="beside">${script('first')}${live('first-page', t('draw'))}</div></section>
<section id="own"><h2>${t('own')}</h2><p>${t('ownNote')} ${guide('own-layers', t('ownGuide'))}</p><p>${data}</p>
<div class="beside">${script('ownLayer')}${live('own-layer', t('own'))}</div></section>
<section id="editor"><h2>${t('edit')}</h2>${block(escapeHtml(installEditor))}<p>${t('editPacked')}</p>
<p>${t('editNote')} <a href="${gallery}/style-dialog.html">${t('editReact')}</a> · ${guide('style-editor', t('editGuide'))}</p>
<div class="beside wide">${live('edit-own-layer', t('edit'))}${script('editor')}</div></section>
<section id="qgis"><h2>${t('qgis')}</h2><p>${t('qgisNote')}</p>
${script('openQgis')}<p>${t('qgisEnd')} ${guide('interchange', t('qgisGuide'))}</p></section>
<section><h2>${t('more')}</h2><div class="cards">${cards.join('\n')}</div></section>`;
  const place = { path, language, other: `${language === 'en' ? languages.zh.folder : ''}index.html` };
  return page(place, t('title'), body, 'start');
}
