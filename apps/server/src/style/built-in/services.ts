import { lineSymbol } from '@gep/map-engine/model';
import { paths } from './drawings';
import { area, badge, patch, stroke } from './parts';
import { style } from './style-list';
import type { BuiltInGroup, BuiltInStyle } from './style-list';

/** A hue for each of the three kinds of services. */
const hues = { provisioning: '#b5721d', regulating: '#1f7a63', cultural: '#7d4fa3' } as const;

const drawn = (kind: keyof typeof hues, id: string, zh: string, en: string, path: string): BuiltInStyle =>
  style(`service-${id}`, zh, en, badge(path, hues[kind]));

const kinds = [
  ['provisioning', '物质供给', 'Provisioning services', '#e3b06a'],
  ['regulating', '调节服务', 'Regulating services', '#6db8a2'],
  ['cultural', '文化服务', 'Cultural services', '#b794d6'],
] as const;

/** Markers of single services, and areas of their three kinds. */
export const services: BuiltInGroup = {
  id: 'services',
  name: { zh: '生态系统服务', en: 'Ecosystem services' },
  styles: [
    drawn('provisioning', 'crops', '农业产品', 'Crops', paths.wheat),
    drawn('provisioning', 'forestry', '林业产品', 'Forest products', paths.tree),
    drawn('provisioning', 'fishery', '渔业产品', 'Fish', paths.fish),
    drawn('provisioning', 'fresh-water', '水资源', 'Fresh water', paths.drop),
    drawn('regulating', 'water', '水源涵养', 'Water retention', paths.waves),
    drawn('regulating', 'soil', '土壤保持', 'Soil retention', paths.mountain),
    drawn('regulating', 'sand', '防风固沙', 'Sand fixation', paths.dune),
    drawn('regulating', 'flood', '洪水调蓄', 'Flood control', paths.dam),
    drawn('regulating', 'carbon', '碳固定', 'Carbon storage', paths.carbon),
    drawn('regulating', 'oxygen', '氧气提供', 'Oxygen release', paths.leaf),
    drawn('regulating', 'air', '空气净化', 'Air purification', paths.air),
    drawn('regulating', 'clean-water', '水质净化', 'Water purification', paths.filter),
    drawn('regulating', 'climate', '气候调节', 'Climate regulation', paths.thermometer),
    drawn('regulating', 'species', '物种保育', 'Species conservation', paths.bird),
    drawn('cultural', 'tourism', '旅游康养', 'Tourism and recreation', paths.tent),
    drawn('cultural', 'landscape', '景观价值', 'Landscape value', paths.camera),
    ...kinds.map(([kind, zh, en, color]) => style(`service-area-${kind}`, zh, en, patch(color))),
    ...kinds.map(([kind, zh, en, color]) =>
      style(
        ...([`service-border-${kind}`, `${zh}（描边）`, `${en}, outlined`] as const),
        area(`${color}59`, lineSymbol(stroke(hues[kind], 2))),
      ),
    ),
  ],
};
