import type { ExampleGroup } from './words';

export const editors: ExampleGroup = {
  name: 'editors',
  title: { en: 'Style editors', zh: '样式编辑器' },
  examples: [
    {
      name: 'style-dialog',
      title: { en: 'A style dialog beside a map', zh: '地图旁的样式对话框' },
      about: {
        en: 'A React dialog for polygons: every edit is on the map at once, Cancel takes it back.',
        zh: '面图层的 React 样式对话框：修改即时显示，取消则恢复。',
      },
    },
    {
      name: 'docked-dialog',
      title: { en: 'A style dialog docked beside a map', zh: '停靠在地图旁的样式对话框' },
      about: {
        en: 'The dialog as a part of the page, without React: it covers nothing of the map.',
        zh: '对话框作为页面的一部分（无需 React），不遮挡地图。',
      },
    },
    {
      name: 'point-dialog',
      title: { en: 'Style of points', zh: '点图层样式' },
      about: {
        en: 'The dialog of a point layer with graduated sizes.',
        zh: '点图层的样式对话框，使用分级大小。',
      },
    },
    {
      name: 'line-dialog',
      title: { en: 'Style of lines', zh: '线图层样式' },
      about: {
        en: 'The dialog of a line layer with unique values.',
        zh: '线图层的样式对话框，使用唯一值。',
      },
    },
    {
      name: 'raster-dialog',
      title: { en: 'Style of a raster', zh: '栅格样式' },
      about: {
        en: 'Stretch, ramp and relief of a GeoTIFF in a dialog.',
        zh: '在对话框中设置 GeoTIFF 的拉伸、色带和晕渲。',
      },
    },
    {
      name: 'zustand-store',
      title: { en: 'An editor with a store', zh: '编辑器与状态库' },
      about: {
        en: 'A symbol in a Zustand store; editor and map both follow it.',
        zh: '符号保存在 Zustand 中，编辑器与地图同步更新。',
      },
    },
    {
      name: 'undo-and-redo',
      title: { en: 'Plain React state with undo', zh: 'React 状态与撤销' },
      about: {
        en: 'A draft with a history around the editor of a marker.',
        zh: '为点符号编辑器提供带历史记录的草稿。',
      },
    },
    {
      name: 'class-table',
      title: { en: 'A class table in your panel', zh: '面板中的分级表' },
      about: {
        en: 'Single parts of the dialogs: ramp and table of classes.',
        zh: '单独使用对话框的部件：色带选择与分级表。',
      },
    },
    {
      name: 'histogram-editor',
      title: { en: 'Breaks on a histogram', zh: '在直方图上调整间断值' },
      about: {
        en: 'Drag the edges of raster classes; the map follows.',
        zh: '拖动栅格分级的间断值，地图同步变化。',
      },
    },
    {
      name: 'style-library',
      title: { en: 'A library of symbols', zh: '符号库' },
      about: {
        en: 'The port that a host fills with its symbols, and the dialog that shows them.',
        zh: '由宿主提供符号的接口，以及展示符号的对话框。',
      },
    },
    {
      name: 'edit-own-layer',
      title: { en: 'A style dialog for your own layer', zh: '为自己的图层打开样式对话框' },
      about: {
        en: 'Map, layer and features are plain OpenLayers; the dialog and the legend are elements.',
        zh: '地图、图层和要素均为原生 OpenLayers；对话框和图例是网页元素。',
      },
    },
    {
      name: 'web-components',
      title: { en: 'Without React: web components', zh: '无需 React 的 Web 组件' },
      about: {
        en: 'A legend and a style dialog as elements that follow a layer.',
        zh: '跟随图层的图例元素与样式对话框元素。',
      },
    },
    {
      name: 'chinese-dark',
      title: { en: 'Chinese words, dark theme', zh: '中文界面与深色主题' },
      about: {
        en: 'The same dialog in Chinese on a dark page.',
        zh: '同一对话框的中文深色版本。',
      },
    },
  ],
};
