import type { Condition } from '../condition';
import type { RasterFile, Parameter } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, numberOf } from '../parameter-values';
import { cellReader } from '../shared/pixel-loop';
import type { CellReader, Tally } from '../shared/pixel-loop';
import { slopeFiles, slopeHalo, slopeMethod, slopeReader } from '../shared/terrain';
import { desmetGoversFactor, slopeLengthFactor } from './slope-length';

const byHj: Condition = { parameter: 'lsMethod', equals: 'hj' };
const byDesmetGovers: Condition = { parameter: 'lsMethod', equals: 'desmet-govers' };

/** Longest slope that is counted where none is given: the cap that InVEST recommends, in metres. */
const LONGEST_SLOPE = 122;

/** What slope and its length can be read or derived from. */
export const slopeLengthFiles: RasterFile[] = [
  ...slopeFiles(byHj),
  {
    key: 'slopeLengthM',
    name: { zh: '坡长', en: 'Slope length' },
    help: {
      zh: '不填时取像元边长，最大 122 m',
      en: 'Without it, the cell size is used, up to 122 m',
    },
    kind: 'raster',
    unit: 'm',
    expected: [0, 300],
    physical: [0, null],
    plain: { default: null, min: 0, minExclusive: true, max: 300 },
    optional: true,
    requiredWhen: byHj,
    resampling: 'bilinear',
  },
  {
    key: 'flowAccumulation',
    name: { zh: '汇流累积量', en: 'Flow accumulation' },
    help: { zh: '上游像元数，含自身', en: 'Number of upstream cells, including the cell itself' },
    kind: 'raster',
    unit: '',
    physical: [1, null],
    requiredWhen: byDesmetGovers,
    resampling: 'nearest',
  },
  {
    key: 'percentSlope',
    name: { zh: '百分比坡度', en: 'Slope in percent' },
    kind: 'raster',
    unit: '%',
    expected: [0, 300],
    physical: [0, null],
    requiredWhen: byDesmetGovers,
    resampling: 'bilinear',
  },
];

/** How S and L are derived. */
export const slopeLengthParameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'lsMethod',
    name: { zh: '坡度坡长因子算法', en: 'Slope and slope-length factor' },
    options: [
      { value: 'hj', name: { zh: 'HJ 1173-2021', en: 'HJ 1173-2021' } },
      {
        value: 'desmet-govers',
        name: { zh: 'Desmet-Govers（InVEST SDR）', en: 'Desmet-Govers (InVEST SDR)' },
      },
    ],
    default: 'hj',
  },
  slopeMethod(byHj),
  {
    kind: 'plain',
    key: 'lengthFactorCap',
    name: { zh: '坡长因子 L 上限', en: 'Maximum slope-length factor L' },
    default: 122,
    min: 0,
    minExclusive: true,
    max: 1000,
    unit: '',
    visibleWhen: byDesmetGovers,
  },
];

/** Metres of neighbours that S and L need. */
export function slopeLengthHalo(parameters: ResolvedParameters): number {
  return choiceOf(parameters, 'lsMethod') === 'hj' ? slopeHalo(parameters) : 0;
}

function lengthReader(inputs: PixelInputs): CellReader {
  if (inputs.rasters.slopeLengthM !== undefined) return cellReader(inputs, 'slopeLengthM');
  const metres = Math.min(inputs.cellSize, LONGEST_SLOPE);
  return () => metres;
}

/** S · L of a cell, by the chosen method; NaN is NoData. */
export function slopeLengthReader(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  tally: Tally,
): CellReader {
  if (choiceOf(parameters, 'lsMethod') === 'hj') {
    const degrees = slopeReader(inputs, parameters, tally);
    const metres = lengthReader(inputs);
    return (i) => slopeLengthFactor(degrees(i), metres(i));
  }
  const percent = cellReader(inputs, 'percentSlope');
  const cells = cellReader(inputs, 'flowAccumulation');
  const cap = numberOf(parameters, 'lengthFactorCap');
  return (i) => desmetGoversFactor(percent(i), cells(i), inputs.cellSize, cap);
}
