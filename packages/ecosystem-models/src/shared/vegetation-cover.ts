import type { Condition } from '../condition';
import type { RasterFile, Parameter } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, numberOf, rowsOf } from '../parameter-values';
import { typeColumn, typeRows } from './common-inputs';
import { cellReader, zeroWithoutRate } from './pixel-loop';
import type { Tally } from './pixel-loop';
import { typeLookup } from './type-table';

const by = (method: string, when: Condition): Condition => ({
  all: [when, { parameter: 'fvcMethod', equals: method }],
});

/** The rasters of vegetation cover, read when the model needs cover. */
export function coverFiles(when: Condition): RasterFile[] {
  return [
    {
      key: 'fvc',
      name: { zh: '植被覆盖度', en: 'Vegetation cover' },
      kind: 'raster',
      unit: '%',
      expected: [0, 100],
      physical: [0, 100],
      requiredWhen: by('raster', when),
      resampling: 'bilinear',
    },
    {
      key: 'ndvi',
      name: { zh: '植被指数 NDVI', en: 'NDVI' },
      kind: 'raster',
      unit: '',
      expected: [-1, 1],
      physical: [-1, 1],
      requiredWhen: by('ndvi', when),
      resampling: 'bilinear',
    },
  ];
}

/** Where vegetation cover comes from, shown when the model needs cover. */
export function coverParameters(when: Condition): Parameter[] {
  return [
    {
      kind: 'choice',
      key: 'fvcMethod',
      name: { zh: '植被覆盖度来源', en: 'Vegetation cover' },
      options: [
        { value: 'raster', name: { zh: '栅格', en: 'Raster' } },
        { value: 'ndvi', name: { zh: '由 NDVI 计算', en: 'From NDVI' } },
        { value: 'type', name: { zh: '按生态系统类型', en: 'By ecosystem type' } },
      ],
      default: 'raster',
      visibleWhen: when,
    },
    {
      kind: 'plain',
      key: 'ndviSoil',
      name: { zh: '裸土 NDVI', en: 'NDVI of bare soil' },
      default: 0.05,
      min: 0,
      max: 0.3,
      unit: '',
      visibleWhen: by('ndvi', when),
    },
    {
      kind: 'plain',
      key: 'ndviVeg',
      name: { zh: '全植被 NDVI', en: 'NDVI of full vegetation cover' },
      default: 0.95,
      min: 0.4,
      max: 1,
      unit: '',
      visibleWhen: by('ndvi', when),
    },
    {
      kind: 'table',
      key: 'fvcByType',
      name: { zh: '各类型植被覆盖度', en: 'Vegetation cover by type' },
      help: { zh: '表外类型为 0', en: 'Ecosystem types without a row count as 0' },
      keyedBy: 'ecosystem-type',
      keyColumn: typeColumn,
      columns: [{ key: 'fvc', name: { zh: '覆盖度', en: 'Cover' }, unit: '%', min: 0, max: 100 }],
      default: typeRows('fvc', [
        [1, 75],
        [14, 20],
        [2, 60],
        [23, 15],
        [3, 55],
        [34, 15],
        [5, 50],
        [62, 60],
      ]),
      minRows: 1,
      placeholder: true,
      visibleWhen: by('type', when),
    },
  ];
}

/**
 * Vegetation cover in percent by the pixel dichotomy.
 * @param ndvi -1 to 1
 * @param soil NDVI of bare soil, below that of full cover
 * @param vegetation NDVI of full cover
 * @example
 * coverFromNdvi(0.5, 0.05, 0.95); // 50
 */
export function coverFromNdvi(ndvi: number, soil: number, vegetation: number): number {
  return 100 * Math.min(1, Math.max(0, (ndvi - soil) / (vegetation - soil)));
}

/** Vegetation cover in percent of a cell and its type, by the chosen method; NaN is NoData. A type without a row is bare. */
export function coverReader(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  tally: Tally,
): (i: number, code: number) => number {
  const method = choiceOf(parameters, 'fvcMethod');
  switch (method) {
    case 'raster':
      return cellReader(inputs, 'fvc');
    case 'ndvi': {
      const ndvi = cellReader(inputs, 'ndvi');
      const soil = numberOf(parameters, 'ndviSoil');
      const vegetation = numberOf(parameters, 'ndviVeg');
      return (i) => coverFromNdvi(ndvi(i), soil, vegetation);
    }
    case 'type': {
      const cover = typeLookup(rowsOf(parameters, 'fvcByType'), 'fvc');
      const withoutRate = zeroWithoutRate(tally, 'fvcByType');
      return (_, code) => (Number.isNaN(cover[code]) ? withoutRate(code) : cover[code]);
    }
    default:
      throw new RangeError(`fvcMethod: got ${method}, allowed: raster, ndvi, type`);
  }
}
