import type { Condition } from '../condition';
import type { RasterFile, Parameter } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, numberOf, rowsOf } from '../parameter-values';
import { typeColumn } from '../shared/common-inputs';
import { cellReader } from '../shared/pixel-loop';
import { typeLookup } from '../shared/type-table';

const by = (method: string): Condition => ({ parameter: 'pMethod', equals: method });

/** What P can be read from. */
export const practiceFiles: RasterFile[] = [
  {
    key: 'pFactor',
    name: { zh: '水土保持措施因子 P', en: 'Practice factor P' },
    kind: 'raster',
    unit: '',
    expected: [0, 1],
    physical: [0, 1],
    requiredWhen: by('raster'),
    resampling: 'bilinear',
  },
];

/** Where P comes from. */
export const practiceParameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'pMethod',
    name: { zh: '水土保持措施因子来源', en: 'Practice factor' },
    options: [
      { value: 'plain', name: { zh: '单一数值', en: 'Single value' } },
      { value: 'table', name: { zh: '按生态系统类型', en: 'By ecosystem type' } },
      { value: 'raster', name: { zh: '栅格', en: 'Raster' } },
    ],
    default: 'plain',
  },
  {
    kind: 'plain',
    key: 'pValue',
    name: { zh: 'P 值', en: 'P' },
    default: 1,
    min: 0,
    max: 1,
    unit: '',
    visibleWhen: by('plain'),
  },
  {
    kind: 'table',
    key: 'practiceFactors',
    name: { zh: '各类型 P 值', en: 'P by type' },
    help: { zh: '表外类型为 1', en: 'Ecosystem types without a row have the value 1' },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [{ key: 'p', name: { zh: 'P', en: 'P' }, unit: '', min: 0, max: 1 }],
    default: [],
    minRows: 1,
    visibleWhen: by('table'),
  },
];

/** P of a cell, by the chosen method; NaN is NoData. */
export function practiceReader(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
): (i: number, code: number) => number {
  const method = choiceOf(parameters, 'pMethod');
  switch (method) {
    case 'plain': {
      const everywhere = numberOf(parameters, 'pValue');
      return () => everywhere;
    }
    case 'table': {
      const p = typeLookup(rowsOf(parameters, 'practiceFactors'), 'p').map((factor) =>
        Number.isNaN(factor) ? 1 : factor,
      );
      return (_, code) => p[code];
    }
    case 'raster':
      return cellReader(inputs, 'pFactor');
    default:
      throw new RangeError(`pMethod: got ${method}, allowed: plain, table, raster`);
  }
}
