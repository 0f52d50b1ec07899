import { unmappedRegion } from '@gep/api-client';
import type {
  DeletedInput,
  ModelDefinition,
  ParameterValue,
  ReadModel,
  ResponseOf,
  StoredInput,
} from '@gep/api-client';

const name = (zh: string, en: string) => ({ zh, en });

const noise = (key: string, zh: string, en: string) => ({
  key,
  name: name(zh, en),
  type: 'number' as const,
  unit: 'dB(A)',
  bounds: [0, 140] as const,
});

/** A model with an input and a parameter of each kind that its form shows in its own way. */
export const sampleDefinition: ModelDefinition = {
  id: 8,
  slug: 'sample',
  name: name('空气净化', 'Air purification'),
  group: 'regulation',
  superiorType: 'regulation',
  functionUnit: 't',
  valueUnit: '元',
  hasValue: true,
  service: { role: 'final', reason: name('居民受益', 'Residents benefit'), mark: 'choice' },
  files: [
    {
      key: 'rain',
      name: name('逐日降水量', 'Daily rain'),
      kind: 'raster',
      unit: 'mm',
      multiBand: true,
      plain: { default: null, min: 0, max: 2000 },
    },
    {
      key: 'landCover',
      name: name('土地覆盖', 'Land cover'),
      kind: 'class-raster',
      unit: '',
      classes: 'ecosystem-types',
    },
    {
      key: 'monitors',
      name: name('噪声监测点', 'Noise monitors'),
      kind: 'vector',
      geometry: ['point'],
      fields: [
        noise('roadLevel', '路侧噪声', 'Noise at the roadside'),
        noise('farLevel', '远侧噪声', 'Noise afar'),
      ],
    },
  ],
  parameters: [
    {
      kind: 'selection',
      key: 'pollutants',
      name: name('污染物', 'Pollutants'),
      options: [
        { value: 'tn', name: name('总氮', 'Total nitrogen') },
        { value: 'nh3n', name: name('氨氮', 'Ammonia nitrogen') },
        { value: 'tp', name: name('总磷', 'Total phosphorus') },
      ],
      default: ['tn'],
      minItems: 1,
      exclusive: [['tn', 'nh3n']],
    },
    {
      kind: 'table',
      key: 'rates',
      name: name('净化量', 'Rates'),
      keyedBy: 'ecosystem-type',
      keyColumn: { key: 'type', name: name('生态系统类型', 'Ecosystem type') },
      columns: [
        { key: 'so2', name: name('二氧化硫', 'Sulphur dioxide'), unit: 'kg/hm²·a', min: 0, max: 1000 },
        {
          key: 'nox',
          name: name('氮氧化物', 'Nitrogen oxides'),
          unit: '',
          min: 0,
          max: 1000,
          optional: true,
        },
      ],
      default: [
        { type: 1, so2: 152, nox: 6 },
        { type: 2, so2: 80 },
      ],
      minRows: 1,
    },
    {
      kind: 'table',
      key: 'prices',
      name: name('治理单价', 'Prices'),
      keyedBy: 'name',
      keys: [
        { value: 'tn', name: name('总氮', 'Total nitrogen') },
        { value: 'nh3n', name: name('氨氮', 'Ammonia nitrogen') },
        { value: 'tp', name: name('总磷', 'Total phosphorus') },
      ],
      rowForEach: 'pollutants',
      keyColumn: { key: 'pollutant', name: name('污染物', 'Pollutant') },
      columns: [{ key: 'price', name: name('单价', 'Price'), unit: '元/t', min: 0, max: 1e8, price: true }],
      default: [{ pollutant: 'tn', price: 1750 }],
      minRows: 1,
    },
    {
      kind: 'plain',
      key: 'share',
      name: name('比例', 'Share'),
      default: 0.5,
      min: 0,
      max: 1,
      unit: '',
    },
  ],
};

/** A model that the sample model reads while total nitrogen is chosen. */
export const sampleRead: ReadModel = {
  modelId: '11',
  name: name('径流分析', 'Runoff analysis'),
  when: { parameter: 'pollutants', includes: 'tn' },
  files: [
    { key: 'landCover', name: name('土地覆盖', 'Land cover'), kind: 'class-raster', unit: '' },
    {
      key: 'precipitation',
      name: name('年降水量', 'Annual rain'),
      kind: 'raster',
      unit: 'mm/a',
      plain: { default: null, min: 0, max: 20000 },
    },
    {
      key: 'hsg',
      name: name('水文土壤组', 'Hydrologic soil group'),
      kind: 'class-raster',
      unit: '',
      requiredWhen: { parameter: 'method', equals: 'runoff-cn' },
    },
  ],
  parameters: { method: 'runoff-coefficient' },
};

/** What a server holds of the sample model. */
export function sampleSetup(
  parameters: Record<string, ParameterValue>,
  inputs: readonly StoredInput[],
  reads: readonly ReadModel[],
  deletedInputs: readonly DeletedInput[] = [],
): ResponseOf<'getModelSetup'> {
  const values = sampleDefinition.parameters.map(({ key, default: initial }) => [
    key,
    parameters[key] ?? initial,
  ]);
  return {
    definition: sampleDefinition,
    reads: [...reads],
    inputs: [...inputs],
    origins: { rain: name('气象部门的逐日站点数据', 'Daily records of weather stations') },
    deletedInputs: [...deletedInputs],
    parameters: Object.fromEntries(values),
    completeness: {
      modelId: '8',
      complete: false,
      missingInputs: ['landCover', 'precipitation'],
      problems: [],
      warnings: [],
    },
  };
}

/** A file of noise monitors, one field of which has a column that its name does not tell. */
export const sampleMonitors: NonNullable<StoredInput['file']> = {
  name: 'monitors.geojson',
  bytes: 1000,
  uploadTime: '2024-05-01T00:00:00.000Z',
  report: {
    kind: 'vector',
    format: 'geojson',
    geometryType: 'point',
    fields: [
      { name: 'near', type: 'number' },
      { name: 'far', type: 'number' },
    ],
    rowCount: 2,
    sampleRows: [
      { near: 70, far: 48 },
      { near: 68, far: 51 },
    ],
    encoding: null,
    encodingSource: null,
    candidates: [],
    mapping: { roadLevel: 'near', farLevel: null },
    crs: 'EPSG:4326',
    crsName: 'WGS 84',
    extent: [119, 26, 120, 27],
  },
};

/** A ZIP of daily rasters. */
export const sampleRain: NonNullable<StoredInput['file']> = {
  name: 'rain.zip',
  bytes: 1000,
  uploadTime: '2024-05-01T00:00:00.000Z',
  report: {
    kind: 'raster',
    width: 3,
    height: 2,
    bandCount: 366,
    series: { unit: 'day', first: '2020-01-01', last: '2020-12-31' },
    dataType: 'float32',
    crs: 'EPSG:4326',
    crsName: 'WGS 84',
    cellSize: { x: 0.1, y: 0.1, unit: 'degree' },
    extent: [119, 26, 119.3, 26.2],
    noData: -1,
    scale: 1,
    offset: 0,
    scaleFromFile: false,
    min: 0,
    max: 80,
    mean: 4,
    validCount: 6,
    classes: null,
  },
};

export const sampleBasicSetting: ResponseOf<'getBasicSetting'> = {
  projectId: 'p1',
  particularYear: '2023',
  comparableDataYear: '',
  formulatingAuthority: '',
  approvalAuthority: '',
  approvalNumber: '',
  expirationDateYear: '',
  expirationDateMonth: '',
  resolution: 1000,
  predecessorId: null,
  predecessorName: null,
  enterCurrentYear: true,
  enterComparableYear: true,
  usePretreatment: true,
  regionFileName: null,
  regionFields: '',
  ...unmappedRegion,
  dataEntryUserPOS: [],
  totalCount: 0,
};
