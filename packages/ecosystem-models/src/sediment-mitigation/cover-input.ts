import type { Condition } from '../condition';
import type { RasterFile, Parameter } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, rowsOf } from '../parameter-values';
import { typeColumn } from '../shared/common-inputs';
import { typeMask } from '../shared/ecosystem-tree';
import { cellReader, zeroWithoutRate } from '../shared/pixel-loop';
import type { Tally } from '../shared/pixel-loop';
import { typeLookup } from '../shared/type-table';
import { coverFiles, coverParameters, coverReader } from '../shared/vegetation-cover';
import { coverFactor, hasCoverFactor, readsCover } from './cover-factor';

const byCover: Condition = { parameter: 'cMethod', equals: 'cover' };
const byTable: Condition = { parameter: 'cMethod', equals: 'table' };

/** What C can be read or derived from. */
export const coverFactorFiles: RasterFile[] = [
  ...coverFiles(byCover),
  {
    key: 'cFactor',
    name: { zh: '植被覆盖因子 C', en: 'Cover-management factor C' },
    kind: 'raster',
    unit: '',
    expected: [0, 1],
    physical: [0, 1],
    requiredWhen: { parameter: 'cMethod', equals: 'raster' },
    resampling: 'bilinear',
  },
];

/** How C is derived. */
export const coverFactorParameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'cMethod',
    name: { zh: '植被覆盖因子来源', en: 'Cover-management factor' },
    options: [
      { value: 'cover', name: { zh: '由植被覆盖度计算', en: 'From vegetation cover' } },
      { value: 'table', name: { zh: '按生态系统类型', en: 'By ecosystem type' } },
      { value: 'raster', name: { zh: '栅格', en: 'Raster' } },
    ],
    default: 'cover',
  },
  ...coverParameters(byCover),
  {
    kind: 'table',
    key: 'coverFactors',
    name: { zh: '各类型 C 值', en: 'C by type' },
    help: { zh: '表外类型不核算', en: 'Ecosystem types without a row are left out' },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [{ key: 'c', name: { zh: 'C', en: 'C' }, unit: '', min: 0, max: 1 }],
    default: [],
    minRows: 1,
    visibleWhen: byTable,
  },
];

/** C of cells. */
export interface CoverFactor {
  /** Whether the type is accounted for. */
  readonly covers: (code: number) => boolean;
  /** What such a type retains: nothing. One that a table has no row for is counted. */
  readonly leftOut: (code: number) => 0;
  /** C of an accounted cell; NaN is NoData. */
  readonly of: (i: number, code: number) => number;
}

/** Nothing is eroded at sea. */
const atSea = (): 0 => 0;

/** C by the chosen method. */
export function coverFactorOf(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  tally: Tally,
): CoverFactor {
  const method = choiceOf(parameters, 'cMethod');
  switch (method) {
    case 'cover': {
      const percent = coverReader(inputs, parameters, tally);
      return {
        covers: hasCoverFactor,
        leftOut: atSea,
        of: (i, code) => coverFactor(code, readsCover(code) ? percent(i, code) : NaN),
      };
    }
    case 'table': {
      const c = typeLookup(rowsOf(parameters, 'coverFactors'), 'c');
      return {
        covers: (code) => !Number.isNaN(c[code]),
        leftOut: zeroWithoutRate(tally, 'coverFactors'),
        of: (_, code) => c[code],
      };
    }
    case 'raster': {
      const marine = typeMask([9]);
      return { covers: (code) => marine[code] === 0, leftOut: atSea, of: cellReader(inputs, 'cFactor') };
    }
    default:
      throw new RangeError(`cMethod: got ${method}, allowed: cover, table, raster`);
  }
}
