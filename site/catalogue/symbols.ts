import type { ExampleGroup } from './words';

export const symbols: ExampleGroup = {
  name: 'symbols',
  title: { en: 'Symbols and labels', zh: '符号与标注' },
  examples: [
    {
      name: 'markers',
      title: { en: 'Marker shapes', zh: '点符号形状' },
      about: {
        en: 'Seven shapes with size, rotation, outline and dashes.',
        zh: '七种形状，可设置大小、旋转、边线和虚线。',
      },
    },
    {
      name: 'svg-marker',
      title: { en: 'SVG markers', zh: 'SVG 点符号' },
      about: {
        en: 'Drawings as markers: cleaned, coloured by the symbol, with an outline.',
        zh: '用矢量图形作点符号：自动清理，可着色并加边线。',
      },
    },
    {
      name: 'picture-marker',
      title: { en: 'Picture markers', zh: '图片点符号' },
      about: {
        en: 'A picture as a marker, anchored at its foot.',
        zh: '以图片作点符号，锚点位于底部。',
      },
    },
    {
      name: 'font-marker',
      title: { en: 'Font symbols', zh: '字体符号' },
      about: {
        en: 'A letter of a font on a disc: two layers of one symbol.',
        zh: '圆底加字体字符：一个符号的两个图层。',
      },
    },
    {
      name: 'lines',
      title: { en: 'Stacked strokes and dashes', zh: '叠加线与虚线' },
      about: {
        en: 'Cased roads of two and three strokes, and a dashed one.',
        zh: '由两三层线叠加的道路，以及虚线道路。',
      },
    },
    {
      name: 'marker-line',
      title: { en: 'Markers along a line', zh: '沿线点符号' },
      about: {
        en: 'Arrows downstream and a ring at the spring.',
        zh: '沿河流方向的箭头，源头处为圆环。',
      },
    },
    {
      name: 'picture-line',
      title: { en: 'A picture along a line', zh: '沿线图片' },
      about: {
        en: 'A picture that is repeated along the line and bends with it.',
        zh: '图片沿线重复并随线弯曲。',
      },
    },
    {
      name: 'gradient-fill',
      title: { en: 'Gradient fills', zh: '渐变填充' },
      about: {
        en: 'Linear and radial gradients in each polygon.',
        zh: '多边形的线性渐变与径向渐变填充。',
      },
    },
    {
      name: 'pattern-fill',
      title: { en: 'Pattern fills', zh: '图案填充' },
      about: {
        en: 'Hatching, cross-hatching and patterns of markers over a ground.',
        zh: '底色上的晕线、交叉晕线和点图案。',
      },
    },
    {
      name: 'compare-symbols',
      title: { en: 'Symbols without a map', zh: '脱离地图绘制符号' },
      about: {
        en: 'Any symbol on any canvas, for menus, tables and previews.',
        zh: '将任意符号绘制到画布上，用于菜单、表格和预览。',
      },
    },
    {
      name: 'labels',
      keywords: 'declutter',
      title: { en: 'Labels that give way', zh: '自动避让的标注' },
      about: {
        en: 'Names with a halo; where towns are close together the larger one keeps its name.',
        zh: '带描边的地名；城镇密集处保留较大城镇的名称。',
      },
    },
    {
      name: 'labels-along-lines',
      title: { en: 'Labels along lines', zh: '沿线标注' },
      about: {
        en: 'Names of rivers follow their course.',
        zh: '河流名称沿河道走向排列。',
      },
    },
    {
      name: 'label-boxes',
      title: { en: 'Labels on a box', zh: '带底框的标注' },
      about: {
        en: 'Values on a background, with a unit, only at large scales.',
        zh: '带底框和单位的数值标注，仅在大比例尺显示。',
      },
    },
  ],
};
