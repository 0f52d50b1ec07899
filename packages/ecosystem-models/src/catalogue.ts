import type { CatalogueEntry, ModelChild, ModelGroup } from './definition';
import { serviceFlags } from './service-role';

/** Names of all models of the catalogue, as in addresses and files. */
export type ModelSlug =
  | 'farming'
  | 'water-resources'
  | 'renewable-energy'
  | 'sediment-mitigation'
  | 'carbon-sequestration'
  | 'climate-regulation'
  | 'water-conservation'
  | 'air-purification'
  | 'water-self-purification'
  | 'flood-mitigation'
  | 'runoff-analysis'
  | 'non-point-source-control'
  | 'pest-control'
  | 'noise-abatement'
  | 'respiratory-disease'
  | 'wind-sand-fixation'
  | 'coastal-protection'
  | 'marine-purification'
  | 'daily-recreation'
  | 'nature-tourism'
  | 'housing-premium'
  | 'hotel-premium';

function child(key: string, zh: string, en: string, functionUnit = 't'): ModelChild {
  return { key, name: { zh, en }, functionUnit };
}

function entry<Slug extends ModelSlug>(
  id: number,
  slug: Slug,
  group: ModelGroup,
  zh: string,
  en: string,
  functionUnit: string,
  functionUnitZh?: string,
  children?: readonly ModelChild[],
): CatalogueEntry & { readonly slug: Slug } {
  return {
    id,
    slug,
    name: { zh, en },
    group,
    superiorType: group,
    functionUnit,
    functionUnitZh: functionUnitZh ?? functionUnit,
    valueUnit: '元',
    hasValue: true,
    service: serviceFlags[slug],
    ...(children === undefined ? {} : { children }),
  };
}

const runoffChildren = [
  child('runoff-cn', 'CN法', 'Curve-number method', 'm³'),
  child('runoff-coefficient', '系数法', 'Coefficient method', 'm³'),
];

/** Every model, in the order of its id. Children are one per pollutant or method. */
export const catalogue = {
  farming: entry(1, 'farming', 'production', '农林牧渔产品', 'Farming products', 't'),
  'water-resources': entry(2, 'water-resources', 'production', '水资源', 'Water resources', 'm³'),
  'renewable-energy': entry(
    3,
    'renewable-energy',
    'production',
    '可再生能源',
    'Renewable energy',
    'kWh',
    '千瓦时',
  ),
  'sediment-mitigation': entry(
    4,
    'sediment-mitigation',
    'regulation',
    '减少泥沙淤积',
    'Sediment mitigation',
    'm³',
  ),
  'carbon-sequestration': entry(
    5,
    'carbon-sequestration',
    'regulation',
    '固碳',
    'Carbon sequestration',
    't CO₂',
  ),
  'climate-regulation': entry(
    6,
    'climate-regulation',
    'regulation',
    '气候调节',
    'Climate regulation',
    'kWh',
    '千瓦时',
  ),
  'water-conservation': entry(7, 'water-conservation', 'regulation', '水源涵养', 'Water conservation', 'm³'),
  'air-purification': entry(8, 'air-purification', 'regulation', '空气净化', 'Air purification', 't', 't', [
    child('so2', '二氧化硫', 'SO₂'),
    child('nox', '氮氧化物', 'NOx'),
    child('dust', '粉尘', 'Dust'),
  ]),
  'water-self-purification': entry(
    9,
    'water-self-purification',
    'regulation',
    '水质净化',
    'Water self-purification',
    't',
    't',
    [
      child('cod', '化学需氧量', 'COD'),
      child('nh3n', '氨氮', 'NH₃-N'),
      child('tn', '总氮', 'TN'),
      child('tp', '总磷', 'TP'),
    ],
  ),
  'flood-mitigation': entry(10, 'flood-mitigation', 'regulation', '洪水调蓄', 'Flood mitigation', 'm³'),
  'runoff-analysis': {
    ...entry(11, 'runoff-analysis', 'regulation', '径流分析', 'Runoff analysis', 'm³', 'm³', runoffChildren),
    hasValue: false,
    alternatives: true,
  },
  'non-point-source-control': entry(
    12,
    'non-point-source-control',
    'regulation',
    '减少面源污染',
    'Non-point source pollution control',
    't',
    't',
    [child('tn', '总氮', 'TN'), child('tp', '总磷', 'TP')],
  ),
  'pest-control': entry(13, 'pest-control', 'regulation', '病虫害控制', 'Pest control', 'hm²', '公顷'),
  'noise-abatement': entry(
    14,
    'noise-abatement',
    'regulation',
    '噪声削减',
    'Noise abatement',
    'dB·km',
    '分贝·千米',
  ),
  'respiratory-disease': entry(
    15,
    'respiratory-disease',
    'regulation',
    '呼吸系统疾病改善',
    'Respiratory disease improvement',
    'person',
    '人',
  ),
  'wind-sand-fixation': entry(
    16,
    'wind-sand-fixation',
    'regulation',
    '防风固沙',
    'Wind prevention and sand fixation',
    't',
  ),
  'coastal-protection': entry(
    17,
    'coastal-protection',
    'regulation',
    '海岸带防护',
    'Coastal zone protection',
    'km',
    '千米',
  ),
  'marine-purification': entry(
    18,
    'marine-purification',
    'regulation',
    '海洋净化',
    'Marine water purification',
    't',
    't',
    [child('n', '氮', 'N'), child('p', '磷', 'P')],
  ),
  'daily-recreation': entry(
    19,
    'daily-recreation',
    'culture',
    '日常休憩',
    'Daily recreation',
    'visits',
    '人次',
  ),
  'nature-tourism': entry(20, 'nature-tourism', 'culture', '自然旅游', 'Nature tourism', 'visits', '人次'),
  'housing-premium': entry(
    21,
    'housing-premium',
    'culture',
    '住宅景观溢价',
    'Housing landscape premium',
    'm²',
  ),
  'hotel-premium': entry(
    22,
    'hotel-premium',
    'culture',
    '酒店景观溢价',
    'Hotel landscape premium',
    'room-nights',
    '间夜',
  ),
} as const satisfies { readonly [Slug in ModelSlug]: CatalogueEntry & { readonly slug: Slug } };

/** The catalogue in the order of the ids. */
export const catalogueEntries: readonly CatalogueEntry[] = Object.values(catalogue);

/**
 * A model of the catalogue by id; undefined when there is none.
 * @example
 * catalogueEntry(5)?.slug; // 'carbon-sequestration'
 */
export function catalogueEntry(id: number): CatalogueEntry | undefined {
  return catalogueEntries.find((model) => model.id === id);
}
