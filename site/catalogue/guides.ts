import type { Words } from './words';

/** A page of `docs/guide`, or of `docs` where it begins with `../`. */
export interface Guide {
  readonly page: string;
  readonly title: Words;
}

/** Guides that help with one kind of task. */
export interface GuideGroup {
  readonly title: Words;
  readonly guides: readonly Guide[];
}

const guide = (page: string, en: string, zh: string): Guide => ({ page, title: { en, zh } });

/** Every guide for people who embed the packages or run the console, by task. */
export const guideGroups: readonly GuideGroup[] = [
  {
    title: { en: 'Style data', zh: '设置数据样式' },
    guides: [
      guide('own-layers', 'Style your own OpenLayers layer', '为自己的 OpenLayers 图层设置样式'),
      guide('schemes', 'Choose a scheme and classes', '选择样式方案与分级'),
      guide('symbols', 'Build symbols', '组合符号'),
      guide('labels', 'Label features', '标注要素'),
      guide('rasters', 'Show rasters', '显示栅格'),
    ],
  },
  {
    title: { en: 'Make a map', zh: '制作地图' },
    guides: [
      guide('legends', 'Add a legend', '添加图例'),
      guide('base-maps', 'Put a base map or a picture under it', '添加底图或图片'),
      guide('hover-and-clicks', 'Answer hover and clicks', '响应悬停与点击'),
      guide('projections', 'Work in another projection', '使用其他投影'),
      guide('exporting', 'Export PNG and PDF', '导出 PNG 与 PDF'),
    ],
  },
  {
    title: { en: 'Let people edit styles', zh: '让用户编辑样式' },
    guides: [
      guide(
        'style-editor',
        'Open style dialogs in React, or as web components',
        '使用 React 或 Web 组件打开样式对话框',
      ),
      guide(
        'interchange',
        'Exchange styles with QGIS, SLD, GeoStyler and Mapbox',
        '与 QGIS、SLD、GeoStyler 和 Mapbox 交换样式',
      ),
      guide('../wire-format', 'Save styles as JSON', '将样式保存为 JSON'),
      guide('../accessibility', 'Keys and screen readers', '键盘与读屏软件'),
    ],
  },
  {
    title: { en: 'Put it into your application', zh: '集成到应用' },
    guides: [
      guide('embedding', 'Bundlers, workers, server rendering, sizes', '打包工具、Worker、服务端渲染与体积'),
      guide('../performance', 'Measured speed', '性能实测'),
      guide(
        '../comparison',
        'Beside QGIS, GeoStyler, ArcGIS and others',
        '与 QGIS、GeoStyler、ArcGIS 等比较',
      ),
      guide('../qgis-comparison', 'Ten maps beside QGIS', '与 QGIS 的十幅地图对比'),
      guide('../terms', 'Terms', '术语'),
    ],
  },
  {
    title: { en: 'Use the GEP console', zh: '使用 GEP 核算平台' },
    guides: [
      guide('accounting', 'From results to a signed account', '从核算结果到签署账户'),
      guide('data-collection', 'Collect data from departments', '向部门采集数据'),
      guide('land-cover-classes', 'Map a land-cover product', '土地覆盖分类对应'),
      guide('statistics-regions', 'Statistics of regions', '区域统计'),
      guide('map-layers', 'Layers of the result map', '结果地图的图层'),
      guide('account-report', 'The report of the account', '核算报告'),
    ],
  },
  {
    title: { en: 'Run the server', zh: '运行服务器' },
    guides: [
      guide('operating', 'Operate the server', '运维服务器'),
      guide('configuration', 'Settings', '配置项'),
      guide('scaling', 'Scale to provinces', '扩展到省级规模'),
      guide('../api', 'HTTP API', 'HTTP 接口'),
    ],
  },
];
