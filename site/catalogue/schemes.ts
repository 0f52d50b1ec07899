import type { ExampleGroup } from './words';

export const schemes: ExampleGroup = {
  name: 'schemes',
  title: { en: 'Schemes and classes', zh: '样式方案与分级' },
  examples: [
    {
      name: 'choropleth',
      title: { en: 'Choropleth with a legend', zh: '分级设色图与图例' },
      about: {
        en: 'Districts in five classes of their population; a click on a legend row hides its class.',
        zh: '按人口将各区分为五级；点击图例行可隐藏该级。',
      },
    },
    {
      name: 'first-page',
      title: { en: 'A first map, data included', zh: '第一幅地图（含数据）' },
      about: {
        en: 'Six squares in four classes: everything that a page needs is in this file.',
        zh: '六个方格分为四级：页面所需的一切都在这一个文件中。',
      },
    },
    {
      name: 'single-symbol',
      title: { en: 'Single symbol', zh: '单一符号' },
      about: {
        en: 'One fill with an outline for all features of a layer.',
        zh: '图层的所有要素使用同一填充和边线。',
      },
    },
    {
      name: 'unique-values',
      title: { en: 'Unique values', zh: '唯一值' },
      about: {
        en: 'A colour and a name for each land use, with counts in the legend.',
        zh: '为每种土地利用指定颜色和名称，图例显示要素数。',
      },
    },
    {
      name: 'multiple-fields',
      title: { en: 'Combinations of two fields', zh: '两个字段的组合' },
      about: {
        en: 'A row for each combination of land use and tenure that occurs.',
        zh: '为实际出现的每种土地利用与权属组合各生成一行。',
      },
    },
    {
      name: 'graduated-sizes',
      keywords: 'proportional symbols bubbles',
      title: { en: 'Graduated sizes', zh: '分级大小' },
      about: {
        en: 'Circles of towns in four sizes by natural breaks of their people.',
        zh: '按人口自然间断值，用四种大小的圆表示城镇。',
      },
    },
    {
      name: 'line-widths',
      title: { en: 'Line widths by value', zh: '按数值设置线宽' },
      about: {
        en: 'Rivers as wide as their flow, in four classes.',
        zh: '河流按流量分为四级线宽。',
      },
    },
    {
      name: 'class-methods',
      title: { en: 'Eight classification methods', zh: '八种分级方法' },
      about: {
        en: 'The same values on eight maps, one for each method.',
        zh: '同一组数据的八幅地图，每幅使用一种分级方法。',
      },
    },
    {
      name: 'class-advice',
      title: { en: 'Advice on classes', zh: '分级建议' },
      about: {
        en: 'Proposals by how the values are spread, the best first, each with its reasons.',
        zh: '根据数值分布给出建议，最佳的在前，并说明理由。',
      },
    },
    {
      name: 'diverging',
      title: { en: 'Diverging about zero', zh: '以零为中心的双向分级' },
      about: {
        en: 'Classes that are symmetric about a value, for maps of change.',
        zh: '以指定值为中心的对称分级，适用于变化图。',
      },
    },
    {
      name: 'pinned-class',
      title: { en: 'A class that a person painted', zh: '保留手工修改的分级' },
      about: {
        en: 'A painted and named class stays when the number of classes changes.',
        zh: '手工设置颜色和名称的分级在级数改变后仍保留。',
      },
    },
    {
      name: 'manual-breaks',
      title: { en: 'Breaks of your own', zh: '自定义间断值' },
      about: {
        en: 'Edges from a regulation, the last class open above.',
        zh: '采用规范给定的间断值，最后一级上不封顶。',
      },
    },
    {
      name: 'edit-break',
      title: { en: 'Moving one break', zh: '调整单个间断值' },
      about: {
        en: 'A break moves while it stays between its neighbours; a problem says when it does not.',
        zh: '间断值可在相邻间断值之间移动；越界时返回问题说明。',
      },
    },
    {
      name: 'no-value',
      title: { en: 'Districts without a figure', zh: '缺少数据的区' },
      about: {
        en: 'Missing values are drawn and counted apart, never as zero.',
        zh: '缺失值单独绘制和计数，不会被当作零。',
      },
    },
    {
      name: 'histogram-classes',
      title: { en: 'Classes from a histogram', zh: '由直方图分级' },
      about: {
        en: 'Natural breaks from 256 bins, however large the raster is.',
        zh: '仅用 256 个直方图区间计算自然间断值，与栅格大小无关。',
      },
    },
    {
      name: 'color-vision',
      title: { en: 'Ramps and colour vision', zh: '色带与色觉' },
      about: {
        en: 'How three ramps look to people with colour-vision deficiencies, and evened out.',
        zh: '三种色带在色觉障碍者眼中的效果，以及均衡后的结果。',
      },
    },
    {
      name: 'palette-proof',
      title: { en: 'Proof of a palette', zh: '配色检验' },
      about: {
        en: 'Which neighbours look alike to colour-blind eyes and in grey print, and colours evened out.',
        zh: '找出色觉障碍者眼中及灰度打印时难以区分的相邻要素，并均衡配色。',
      },
    },
  ],
};
