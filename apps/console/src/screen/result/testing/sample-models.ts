import type { CalculatedModel } from '@gep/api-client';

const model = (id: string, part: Partial<CalculatedModel>): CalculatedModel => ({
  id,
  name: id,
  key: id,
  parentId: null,
  modelResultId: `${id}-result`,
  modelId: '3',
  modelType: 'model',
  statisticUnits: '元',
  priceResultUnits: '元/hm²',
  functionUnits: 'm³',
  sizes: { value: [1e8, 2e10], function: [1e6, 1e9] },
  superiorType: 'regulation',
  serviceRole: 'final',
  hasSpatialResult: true,
  compareFlags: [0],
  ...part,
});

/** Calculated models of the sample: a total without raster, a parent with two methods, plain ones. */
export const sampleModels: readonly CalculatedModel[] = [
  model('gep', {
    name: '生态系统生产总值',
    modelId: 'totalGep',
    superiorType: null,
    hasSpatialResult: false,
  }),
  model('water', { name: '水源涵养', modelId: '2' }),
  model('runoff', { name: '径流分析', modelId: '5', statisticUnits: 'm³', priceResultUnits: 'mm' }),
  model('runoff-cn', {
    name: '径流曲线法',
    modelId: '5',
    parentId: 'runoff',
    statisticUnits: 'm³',
    priceResultUnits: 'mm',
  }),
  model('runoff-coefficient', {
    name: '径流系数法',
    modelId: '5',
    parentId: 'runoff',
    statisticUnits: 'm³',
    priceResultUnits: 'mm',
  }),
  model('carbon', { name: '固碳', modelId: '3' }),
];
