import type { ExampleGroup } from './words';

export const interchange: ExampleGroup = {
  name: 'interchange',
  title: { en: 'Styles of other programs', zh: '与其他软件交换样式' },
  examples: [
    {
      name: 'read-qgis',
      title: { en: 'A QGIS style, losses named', zh: '读取 QGIS 样式并列出损失' },
      about: {
        en: 'A .qml style becomes a scheme; what looks different is listed.',
        zh: '将 .qml 样式转换为方案，并列出有差异之处。',
      },
    },
    {
      name: 'read-sld',
      title: { en: 'An SLD of GeoServer', zh: '读取 GeoServer 的 SLD' },
      about: {
        en: 'Rules with filters become classes with exact edges.',
        zh: '带过滤条件的规则转换为间断值精确的分级。',
      },
    },
    {
      name: 'read-json-styles',
      title: {
        en: 'Mapbox, GeoStyler and OpenLayers styles',
        zh: '读取 Mapbox、GeoStyler 和 OpenLayers 样式',
      },
      about: {
        en: 'Three JSON formats, recognised by their text.',
        zh: '自动识别三种 JSON 样式格式。',
      },
    },
    {
      name: 'write-styles',
      title: { en: 'Writing style files', zh: '导出样式文件' },
      about: {
        en: 'A scheme as SLD, QGIS, GeoStyler, Mapbox and flat style, with what is lost.',
        zh: '将方案导出为 SLD、QGIS、GeoStyler、Mapbox 和 flat style，并列出损失。',
      },
    },
    {
      name: 'saved-style',
      title: { en: 'Saving a style as JSON', zh: '将样式保存为 JSON' },
      about: {
        en: 'A scheme as text and back, with a strict reader.',
        zh: '方案与 JSON 文本互转，读取时严格校验。',
      },
    },
  ],
};
