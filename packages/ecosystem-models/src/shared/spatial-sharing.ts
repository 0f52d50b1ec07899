import type { ChoiceParameter, ListParameter, RasterFile } from '../definition';
import type { DistrictContext, ResolvedParameters, WindowStages } from '../model';
import { choiceOf, listOf } from '../parameter-values';
import { typeMask } from './ecosystem-tree';
import { cellReader } from './pixel-loop';
import { sharedValue } from './shared-value';

/** A part of a district model's value that goes to the cells of some types. */
export interface SharedPart {
  readonly types: readonly number[];
  /** 元 by district; NaN where there is none. */
  readonly value: Float64Array;
}

/** Whether and by what a district's value is shared over its cells. */
export const sharingChoice: ChoiceParameter = {
  kind: 'choice',
  key: 'sharing',
  name: { zh: '空间分摊', en: 'Spatial sharing' },
  options: [
    { value: 'none', name: { zh: '不分摊', en: 'None' } },
    { value: 'area', name: { zh: '按面积', en: 'By area' } },
    { value: 'raster', name: { zh: '按权重栅格', en: 'By a weight raster' } },
  ],
  default: 'none',
};

/** Nothing is shared: the results are figures of districts. */
export const notShared = { parameter: 'sharing', equals: 'none' } as const;

/** Land cover is read, and a raster made, only where a value is shared. */
export const whenShared = { parameter: 'sharing', oneOf: ['area', 'raster'] } as const;

/** The types that a value is shared over, where they are not those linked to its rows. */
export const sharedTypes: ListParameter = {
  kind: 'list',
  key: 'sharedTypes',
  name: { zh: '分摊的生态系统类型', en: 'Ecosystem types that share the value' },
  help: { zh: '留空则按各行关联的类型', en: 'If empty, the types linked to each row are used' },
  of: 'ecosystem-type',
  default: [],
  min: 0,
  max: 999,
  unit: '',
  minItems: 0,
  visibleWhen: whenShared,
};

/** The raster by whose cells a value is shared. */
export function sharingWeight(key: string, name: RasterFile['name'], unit = ''): RasterFile {
  return {
    key,
    name,
    kind: 'raster',
    unit,
    physical: [0, null],
    requiredWhen: { parameter: 'sharing', equals: 'raster' },
    resampling: 'bilinear',
  };
}

const keyOf = (types: readonly number[]): string => [...new Set(types)].sort((a, b) => a - b).join(',');
const typesOf = (key: string): number[] => (key === '' ? [] : key.split(',').map(Number));

/** Values by district, added for the parts that go to the same types. */
function valuesByTypes(
  parts: readonly SharedPart[],
  chosen: readonly number[],
  districtCount: number,
): Map<string, Float64Array> {
  const values = new Map<string, Float64Array>();
  for (const { types, value } of parts) {
    const key = keyOf(chosen.length > 0 ? chosen : types);
    const sum = values.get(key) ?? new Float64Array(districtCount);
    value.forEach((part, d) => (sum[d] += Number.isNaN(part) ? 0 : part));
    values.set(key, sum);
  }
  return values;
}

/**
 * Shares the value of a district model over the cells of the types linked to each part, or of the chosen types, by area
 * or by a raster.
 * @param weightKey input key of the raster of weights
 */
export function sharingStages(
  partsOf: (parameters: ResolvedParameters, context: DistrictContext) => readonly SharedPart[],
  weightKey: string,
): WindowStages {
  return sharedValue({
    active: (parameters) => choiceOf(parameters, 'sharing') !== 'none',
    parts: (parameters, context) =>
      valuesByTypes(partsOf(parameters, context), listOf(parameters, 'sharedTypes'), context.districtCount),
    weights(inputs, parameters) {
      const cell = choiceOf(parameters, 'sharing') === 'raster' ? cellReader(inputs, weightKey) : () => 1;
      return (part) => {
        const mask = typeMask(typesOf(part));
        return (i, code) => (mask[code] === 1 ? cell(i) : 0);
      };
    },
  });
}
