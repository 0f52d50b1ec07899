import type { ExampleGroup } from './words';

export const legends: ExampleGroup = {
  name: 'legends',
  title: { en: 'Legends and export', zh: '图例与导出' },
  examples: [
    {
      name: 'legend-panel',
      title: { en: 'A legend for several layers', zh: '多图层图例' },
      about: {
        en: 'One legend for polygons and points; each row is a switch.',
        zh: '面图层与点图层共用图例，每行都是开关。',
      },
    },
    {
      name: 'legend-strip',
      title: { en: 'A legend as a strip', zh: '横向图例条' },
      about: {
        en: 'The same legend under the map, by CSS alone.',
        zh: '仅用 CSS 将图例排成地图下方的横条。',
      },
    },
    {
      name: 'legend-as-data',
      title: { en: 'A legend of your own components', zh: '用自己的组件绘制图例' },
      about: {
        en: 'Rows of a legend as data, drawn as bars of shares.',
        zh: '以数据形式取得图例，绘制为占比条。',
      },
    },
    {
      name: 'export-map',
      title: { en: 'PNG and PDF', zh: '导出 PNG 与 PDF' },
      about: {
        en: 'A printed page with title, legend, scale bar and north arrow.',
        zh: '带标题、图例、比例尺和指北针的打印页面。',
      },
    },
    {
      name: 'server-rendering',
      title: { en: 'A map on a server', zh: '在服务器上生成地图' },
      about: {
        en: 'An SVG map and its legend from pure entries, without a browser.',
        zh: '仅用纯函数入口生成 SVG 地图与图例，无需浏览器。',
      },
    },
  ],
};
