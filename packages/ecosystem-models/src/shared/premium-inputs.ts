import type { Condition } from '../condition';
import type { FileInput, Option, Parameter } from '../definition';
import { landCover } from './common-inputs';

const byFeatures: Condition = { parameter: 'source', equals: 'features' };

/** Parameters of the models that value a landscape by the distance to it. */
export const premiumSteps: Parameter = {
  kind: 'table',
  key: 'premiumSteps',
  name: { zh: '溢价分级', en: 'Premium steps' },
  help: { zh: '取距离不超过上限的第一级', en: 'The first step whose limit is not below the distance counts' },
  keyedBy: 'code',
  keyColumn: { key: 'limit', name: { zh: '距离上限 m', en: 'Limit of distance, m' } },
  columns: [{ key: 'premium', name: { zh: '溢价率', en: 'Premium' }, unit: '', min: 0, max: 1 }],
  default: [
    { limit: 300, premium: 0.05 },
    { limit: 500, premium: 0.03 },
    { limit: 1000, premium: 0.01 },
  ],
  minRows: 1,
  placeholder: true,
};

/** Where the premises come from. */
export function sourceChoice(features: Option['name'], table: Option['name']): Parameter {
  return {
    kind: 'choice',
    key: 'source',
    name: { zh: '数据来源', en: 'Source' },
    options: [
      { value: 'features', name: features },
      { value: 'table', name: table },
    ],
    default: 'features',
  };
}

/** What counts as landscape, and the parameters of it; `when` says when distances count. */
export function landscapeParameters(when: Condition): Parameter[] {
  const measured: Condition = { all: [byFeatures, when] };
  return [
    {
      kind: 'choice',
      key: 'landscape',
      name: { zh: '景观', en: 'Landscape' },
      options: [
        {
          value: 'land-cover',
          name: { zh: '土地覆盖中的绿地和水体', en: 'Green and blue cells of the land cover' },
        },
        { value: 'polygons', name: { zh: '景观面', en: 'Polygons' } },
      ],
      default: 'land-cover',
      visibleWhen: measured,
    },
    {
      kind: 'plain',
      key: 'minAreaHm2',
      name: { zh: '景观最小面积', en: 'Least area of a landscape' },
      default: 1,
      min: 0,
      max: 100000,
      unit: 'hm²',
      visibleWhen: measured,
    },
  ];
}

/** The land cover or the polygons to which distances are taken; `when` says when distances count. */
export function landscapeInputs(when: Condition): FileInput[] {
  const measured = (landscape: string): Condition => ({
    all: [byFeatures, when, { parameter: 'landscape', equals: landscape }],
  });
  return [
    { ...landCover, requiredWhen: measured('land-cover') },
    {
      key: 'landscapeAreas',
      name: { zh: '景观面', en: 'Areas of landscape' },
      kind: 'vector',
      geometry: ['polygon'],
      fields: [],
      requiredWhen: measured('polygons'),
    },
  ];
}

/** A raster is made where distances are taken to cells. */
export function premiumRaster(when: Condition): Condition {
  return { all: [byFeatures, when, { parameter: 'landscape', equals: 'land-cover' }] };
}
