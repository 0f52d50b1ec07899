import type { ExampleGroup } from './words';

export const rasters: ExampleGroup = {
  name: 'rasters',
  title: { en: 'Rasters', zh: '栅格' },
  examples: [
    {
      name: 'stretch',
      title: { en: 'Stretch along a ramp', zh: '色带拉伸' },
      about: {
        en: 'Heights of a GeoTIFF along viridis, with the outermost half percent cut off.',
        zh: '用 viridis 色带显示 GeoTIFF 高程，裁去两端各 0.5%。',
      },
    },
    {
      name: 'stretch-kinds',
      title: { en: 'Eight kinds of stretch', zh: '八种拉伸方式' },
      about: {
        en: 'Switch between percentiles, equalisation, logarithm and the others.',
        zh: '切换百分比截断、直方图均衡、对数等拉伸方式。',
      },
    },
    {
      name: 'raster-classes',
      title: { en: 'Classes of cells', zh: '栅格分级' },
      about: {
        en: 'Six quantile classes of heights with their counts.',
        zh: '将高程按分位数分为六级并显示像元数。',
      },
    },
    {
      name: 'palette',
      title: { en: 'Palette of a land-cover raster', zh: '土地覆盖调色板' },
      about: {
        en: 'A name and a colour for each value of an 8-bit raster.',
        zh: '为 8 位栅格的每个值指定名称和颜色。',
      },
    },
    {
      name: 'rgb-composite',
      title: { en: 'RGB composite', zh: 'RGB 合成' },
      about: {
        en: 'Three bands of a scene as red, green and blue, or infrared as red.',
        zh: '以三个波段合成真彩色，或以近红外作红色。',
      },
    },
    {
      name: 'hillshade',
      title: { en: 'Hillshade', zh: '山体阴影' },
      about: {
        en: 'Relief in the light of a sun that you move.',
        zh: '可移动光源的地形阴影。',
      },
    },
    {
      name: 'relief-colors',
      title: { en: 'Colours under relief', zh: '彩色晕渲' },
      about: {
        en: 'Layer tints of heights under a hillshade.',
        zh: '高程分层设色叠加山体阴影。',
      },
    },
    {
      name: 'first-picture',
      title: { en: 'A first style by the data', zh: '按数据建议初始样式' },
      about: {
        en: 'The distribution of a file decides on ramp and ends.',
        zh: '根据数据分布自动选择色带和范围。',
      },
    },
    {
      name: 'difference',
      title: { en: 'Difference of two years', zh: '两年差值' },
      about: {
        en: 'Later minus earlier, cell by cell, in classes symmetric about zero.',
        zh: '逐像元计算后期减前期，并以零为中心对称分级。',
      },
    },
    {
      name: 'cells-in-memory',
      title: { en: 'Cells made by the page', zh: '由页面生成的像元' },
      about: {
        en: 'A computed wave, drawn again seven times a second.',
        zh: '页面计算的波动画面，每秒重绘约七次。',
      },
    },
    {
      name: 'value-under-pointer',
      keywords: 'geotiff hover tooltip',
      title: { en: 'Value under the pointer', zh: '光标处的像元值' },
      about: {
        en: 'The cell under the pointer, read from what is drawn.',
        zh: '读取并显示光标所在像元的值。',
      },
    },
    {
      name: 'own-raster',
      title: { en: 'A raster in your own OpenLayers map', zh: '在自己的 OpenLayers 地图中显示栅格' },
      about: {
        en: 'A source for your own image layer, coloured by a scheme.',
        zh: '为自己的影像图层提供按方案着色的数据源。',
      },
    },
    {
      name: 'district-statistics',
      title: { en: 'Statistics by polygon', zh: '分区统计' },
      about: {
        en: 'Mean height of each district by exact area shares, drawn as a choropleth.',
        zh: '按精确面积占比统计各区平均高程，并绘制分级设色图。',
      },
    },
  ],
};
