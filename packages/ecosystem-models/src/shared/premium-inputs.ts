import type { Condition } from '../condition';
import type { FileInput, NumberField, Option, OutputLayer, Parameter, RecordField } from '../definition';
import type { Name } from '../name';
import { landCover } from './common-inputs';
import { allDistricts } from '../table-checks/table-check';
import type { NumberCheck } from '../table-checks/table-check';

const byFeatures: Condition = { parameter: 'source', equals: 'features' };

/** Parameters of the models that value a landscape by the distance to it. */
export const premiumSteps: Parameter = {
  kind: 'table',
  key: 'premiumSteps',
  name: { zh: '溢价分级', en: 'Premium steps' },
  help: { zh: '取距离不超过上限的第一级', en: 'The first step whose limit is at least the distance applies' },
  keyedBy: 'code',
  keyColumn: { key: 'limit', name: { zh: '距离上限 m', en: 'Distance limit, m' } },
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

/** An input of premises: its key and name. */
interface Premises {
  readonly key: string;
  readonly name: Name;
}

/**
 * The premises as features, or as rows of a table by name.
 * @param beyond fields that only the table has
 * @param checks of the rows of the table
 */
export function premisesInputs(
  features: Premises,
  table: Premises & { readonly rowName: Name },
  fields: readonly RecordField[],
  beyond: readonly RecordField[],
  checks: readonly NumberCheck[],
): FileInput[] {
  return [
    {
      key: features.key,
      name: features.name,
      kind: 'vector',
      geometry: ['point', 'polygon'],
      fields,
      requiredWhen: byFeatures,
    },
    {
      key: table.key,
      name: table.name,
      kind: 'table',
      uniqueBy: ['name'],
      checks: [allDistricts, ...checks],
      fields: [{ key: 'name', name: table.rowName, type: 'text' }, ...fields, ...beyond],
      requiredWhen: { parameter: 'source', equals: 'table' },
    },
  ];
}

/** The market price of premises, and that of the comparable year where it differs. */
export function priceFields(price: NumberField, comparable: Premises): RecordField[] {
  return [price, { ...price, ...comparable, help: undefined, optional: true, comparableOf: price.key }];
}

/** Metres to the landscape, for premises without a place. */
export const distanceField: NumberField = {
  key: 'distance',
  name: { zh: '到景观的距离', en: 'Distance to the landscape' },
  type: 'number',
  unit: 'm',
  bounds: [0, null],
};

/** The quantity of a model of premises, and the premium. `when` says when distances count. */
export function premiumOutputs(
  quantity: Pick<OutputLayer, 'key' | 'name' | 'unit'>,
  when: Condition,
): OutputLayer[] {
  const shared = { zonal: 'sum', raster: premiumRaster(when) } as const;
  return [
    { ...quantity, role: 'function', ...shared },
    { key: 'value', name: { zh: '景观溢价', en: 'Value' }, unit: '元', role: 'value', ...shared },
  ];
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
          name: { zh: '土地覆盖中的绿地和水体', en: 'Green and blue space in the land cover' },
        },
        { value: 'polygons', name: { zh: '景观面', en: 'Polygons' } },
      ],
      default: 'land-cover',
      visibleWhen: measured,
    },
    {
      kind: 'plain',
      key: 'minAreaHm2',
      name: { zh: '景观最小面积', en: 'Minimum landscape area' },
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
      name: { zh: '景观面', en: 'Landscape areas' },
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
