import { slope } from '@gep/raster';
import type { Condition } from '../condition';
import type { ChoiceParameter, RasterFile } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf } from '../parameter-values';
import { cellReader } from './pixel-loop';
import type { CellReader, Tally } from './pixel-loop';

/** Heights, from which slopes are derived. */
export const dem: RasterFile = {
  key: 'dem',
  name: { zh: '数字高程模型', en: 'Elevation' },
  kind: 'raster',
  unit: 'm',
  expected: [-500, 9000],
  resampling: 'bilinear',
};

/** Slope in degrees. */
const slopeDegrees: RasterFile = {
  key: 'slope',
  name: { zh: '坡度', en: 'Slope' },
  kind: 'raster',
  unit: '°',
  expected: [0, 90],
  physical: [0, 90],
  resampling: 'bilinear',
};

/**
 * The rasters of slope, read when the model needs it.
 * @param elevation when the model reads elevation for something else
 */
export function slopeFiles(when: Condition, elevation?: Condition): RasterFile[] {
  const by = (method: string): Condition => ({
    all: [when, { parameter: 'slopeMethod', equals: method }],
  });
  return [
    { ...dem, requiredWhen: elevation === undefined ? by('dem') : { any: [by('dem'), elevation] } },
    { ...slopeDegrees, requiredWhen: by('raster') },
  ];
}

/** Where slope comes from, shown when the model needs it. */
export function slopeMethod(when: Condition): ChoiceParameter {
  return {
    kind: 'choice',
    key: 'slopeMethod',
    name: { zh: '坡度来源', en: 'Slope' },
    options: [
      { value: 'dem', name: { zh: '由高程计算', en: 'From elevation' } },
      { value: 'raster', name: { zh: '栅格', en: 'Raster' } },
    ],
    default: 'dem',
    visibleWhen: when,
  };
}

/** Metres of neighbours that a slope needs: one cell, to which callers round up. */
export function slopeHalo(parameters: ResolvedParameters): number {
  return choiceOf(parameters, 'slopeMethod') === 'dem' ? 1 : 0;
}

/** Slope in degrees of a cell, by the chosen method; NaN is NoData. */
export function slopeReader(inputs: PixelInputs, parameters: ResolvedParameters, tally: Tally): CellReader {
  if (choiceOf(parameters, 'slopeMethod') === 'raster') return cellReader(inputs, 'slope');
  const degrees = windowSlope(inputs, tally);
  return (i) => degrees[i];
}

/** Slopes of larger cells are far too low. */
const COARSE_METRES = 100;

/**
 * Slope in degrees of the input `dem` after Horn (1981); NaN where the height is missing. A missing neighbour, outside
 * or NoData, takes the height of the cell itself. Cells above 100 m are warned of.
 * @throws TypeError when the input is not one raster
 */
function windowSlope(inputs: PixelInputs, tally: Tally): Float32Array {
  const { width, height, cellSize } = inputs;
  const heights = inputs.rasters.dem;
  if (!(heights instanceof Float64Array)) throw new TypeError('input dem: got no raster, allowed: one');
  if (cellSize > COARSE_METRES) tally.add('coarse-slope', 'dem');
  const transform = [cellSize, 0, 0, 0, -cellSize, 0] as const;
  const { data, noData } = slope({ width, height, data: heights, transform, crs: '' }, { edges: 'level' });
  const degrees = new Float32Array(data);
  for (let i = 0; i < degrees.length; i++) if (degrees[i] === noData) degrees[i] = NaN;
  return degrees;
}
