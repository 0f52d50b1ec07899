import { catalogue } from '../catalogue';
import type { Condition } from '../condition';
import type { FileInput, ModelDefinition, NumberField, Option, Parameter } from '../definition';
import { from, sources } from '../shared/sources';

/** Habitats that shelter a shore. */
const habitats = [
  { value: 'mangrove', name: { zh: '红树林', en: 'Mangrove' } },
  { value: 'marsh', name: { zh: '盐沼', en: 'Salt marsh' } },
  { value: 'seagrass', name: { zh: '海草床', en: 'Seagrass' } },
  { value: 'reef', name: { zh: '珊瑚礁', en: 'Coral reef' } },
] as const satisfies readonly Option[];

const byWave: Condition = { parameter: 'weightMethod', equals: 'wave' };

/** A measure of the waves or the belt, needed by the wave method only; the least value is not allowed itself. */
function measure(key: string, zh: string, en: string, unit: string, max: number): NumberField {
  return {
    key,
    name: { zh, en },
    help: { zh: '波浪衰减法用', en: 'Used by the wave method' },
    type: 'number',
    unit,
    bounds: [0, max],
    optional: true,
  };
}

const files: FileInput[] = [
  {
    key: 'shoreline',
    name: { zh: '海岸线', en: 'Shoreline' },
    kind: 'vector',
    geometry: ['line'],
    fields: [
      { key: 'habitat', name: { zh: '生境类型', en: 'Habitat' }, type: 'text', options: habitats },
      {
        key: 'length',
        name: { zh: '长度', en: 'Length' },
        help: { zh: '缺省为线的长度', en: 'If empty, the length of the line is used' },
        type: 'number',
        unit: 'km',
        bounds: [0, null],
        optional: true,
      },
      ...[
        { ...measure('width', '植被带宽度', 'Width of the belt', 'm', 100000), help: undefined },
        measure('waveHeight', '波高', 'Wave height', 'm', 30),
        measure('period', '波周期', 'Wave period', 's', 60),
        measure('depth', '水深', 'Water depth', 'm', 100),
        measure('plantHeight', '植株高度', 'Height of the plants', 'm', 100),
        measure('stems', '茎密度', 'Stems', '1/m²', 100000),
        measure('stemDiameter', '茎直径', 'Stem diameter', 'm', 10),
      ].map((field) => ({ ...field, requiredWhen: byWave })),
      measure('drag', '拖曳系数', 'Drag coefficient', '', 100),
    ],
  },
];

const parameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'weightMethod',
    name: { zh: '防护权重', en: 'Protection weight' },
    options: [
      { value: 'unit', name: { zh: '按生境', en: 'By habitat' } },
      { value: 'wave', name: { zh: '波浪衰减', en: 'By wave attenuation' } },
    ],
    default: 'unit',
  },
  {
    kind: 'table',
    key: 'habitatWeights',
    name: { zh: '生境权重', en: 'Habitat weights' },
    help: { zh: '表中没有的生境不计', en: 'Habitats without a row are left out' },
    keyedBy: 'name',
    keys: habitats,
    keyColumn: { key: 'habitat', name: { zh: '生境类型', en: 'Habitat' } },
    columns: [
      { key: 'weight', name: { zh: '权重', en: 'Weight' }, unit: '', min: 0, max: 1 },
      {
        key: 'drag',
        name: { zh: '拖曳系数', en: 'Drag coefficient' },
        unit: '',
        min: 0,
        max: 100,
        optional: true,
      },
    ],
    default: habitats.map(({ value }) => ({ habitat: value, weight: 1 })),
    minRows: 1,
  },
  {
    kind: 'plain',
    key: 'unitCost',
    name: { zh: '海堤年成本', en: 'Annual cost of a sea wall' },
    help: {
      zh: '建设 2000 万元/km 按 50 年分摊，另加每年 2% 维护',
      en: '20 million yuan per kilometre over 50 years, plus 2% a year for maintenance',
    },
    default: 800000,
    min: 0,
    max: 1e9,
    unit: '元/(km·a)',
    price: true,
    placeholder: true,
  },
];

/** Model 17: shores that plants and reefs shelter from the waves. */
export const definition: ModelDefinition = {
  ...catalogue['coastal-protection'],
  files,
  parameters,
  linear: [{ parameter: 'habitatWeights', columns: ['weight'] }, { parameter: 'unitCost' }],
  outputs: [
    {
      key: 'length',
      name: { zh: '受护岸线长度', en: 'Protected shoreline' },
      unit: 'km',
      role: 'function',
      zonal: 'sum',
      raster: false,
    },
    {
      key: 'value',
      name: { zh: '防护价值', en: 'Value' },
      unit: '元',
      role: 'value',
      zonal: 'sum',
      raster: false,
    },
  ],
  references: [
    from(sources.guideline2020, '海堤替代法', 'replacement by sea walls'),
    from(sources.waveProgram, '植被消浪', 'wave attenuation by plants'),
    from(sources.own, '海堤年成本', 'yearly cost of a sea wall'),
  ],
};
