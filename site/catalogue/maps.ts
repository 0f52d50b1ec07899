import type { ExampleGroup } from './words';

export const maps: ExampleGroup = {
  name: 'maps',
  title: { en: 'Maps and layers', zh: '地图与图层' },
  examples: [
    {
      name: 'own-layer',
      title: { en: 'Style your own OpenLayers layer', zh: '为自己的 OpenLayers 图层设置样式' },
      about: {
        en: 'Map, layer and features are plain OpenLayers; three lines give them classes and a legend.',
        zh: '地图、图层和要素均为原生 OpenLayers；三行代码即可分级并生成图例。',
      },
    },
    {
      name: 'vector-tiles',
      title: { en: 'Vector tiles', zh: '矢量瓦片' },
      about: {
        en: 'A style function for a VectorTile layer, classed by attributes.',
        zh: '为 VectorTile 图层生成样式函数，按属性分级。',
      },
    },
    {
      name: 'mixed-layer',
      title: { en: 'Points, lines and polygons in one layer', zh: '点线面混合图层' },
      about: {
        en: 'One GeoJSON collection with all geometries, a scheme for each.',
        zh: '一个包含多种几何的 GeoJSON，每种几何使用各自的方案。',
      },
    },
    {
      name: 'many-points',
      title: { en: 'Measuring stations', zh: '监测站点' },
      about: {
        en: '220 points in six colours of rainfall.',
        zh: '220 个站点按降水量分为六级颜色。',
      },
    },
    {
      name: 'graphics-card',
      title: { en: 'Graphics card or canvas', zh: '显卡或画布' },
      about: {
        en: 'Measures which of them draws sooner here, and lets it draw.',
        zh: '测量本机上哪一种绘制更快，并采用较快者。',
      },
    },
    {
      name: 'hover-and-pick',
      keywords: 'tooltip popup',
      title: { en: 'Hover and pick', zh: '悬停与点选' },
      about: {
        en: 'A popup under the pointer, attributes of a clicked district in a list.',
        zh: '光标处弹出提示，点选后列出该区属性。',
      },
    },
    {
      name: 'draw-region',
      title: { en: 'Drawing a region', zh: '绘制区域' },
      about: {
        en: 'A drawn polygon as GeoJSON, with keys as well as pointer.',
        zh: '用鼠标或键盘绘制多边形，并得到 GeoJSON。',
      },
    },
    {
      name: 'drop-files',
      title: { en: 'Dropping files', zh: '拖放文件' },
      about: {
        en: 'GeoJSON and GeoTIFF files dropped on the map get a first style.',
        zh: '将 GeoJSON 或 GeoTIFF 拖到地图上即可按初始样式显示。',
      },
    },
    {
      name: 'swipe',
      title: { en: 'Swipe between two years', zh: '卷帘对比' },
      about: {
        en: 'Two rasters on either side of a handle that moves by pointer or keys.',
        zh: '用可拖动、可键控的分隔条对比两幅栅格。',
      },
    },
    {
      name: 'projections',
      title: { en: 'Changing the projection', zh: '切换投影' },
      about: {
        en: 'CGCS2000 in degrees, a Gauss-Krüger zone and Web Mercator; layers follow.',
        zh: 'CGCS2000 经纬度、高斯-克吕格分带与 Web 墨卡托，图层随之变换。',
      },
    },
    {
      name: 'base-map',
      title: { en: 'A base map without a service', zh: '无需服务的底图' },
      about: {
        en: 'Land from a file under translucent districts.',
        zh: '用文件中的陆地数据作底图，上叠半透明分区。',
      },
    },
    {
      name: 'scanned-plan',
      title: { en: 'A scanned plan on control points', zh: '扫描图配准' },
      about: {
        en: 'A picture placed by four points, and how far it misses them.',
        zh: '用四个控制点配准图片，并给出残差。',
      },
    },
    {
      name: 'own-controls',
      keywords: 'zoom buttons',
      title: { en: 'Controls of your own', zh: '自定义控件' },
      about: {
        en: 'Controls of OpenLayers, and a legend as one of them.',
        zh: '使用 OpenLayers 控件，并将图例作为控件。',
      },
    },
  ],
};
