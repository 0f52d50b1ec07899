import type { Condition } from '../condition';
import type { Parameter, RasterFile } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, numberOf } from '../parameter-values';
import { cellReader } from '../shared/pixel-loop';
import type { CellReader, Tally } from '../shared/pixel-loop';
import { slopeFiles, slopeHalo, slopeMethod, slopeReader } from '../shared/terrain';
import { ridgeRoughness, roughnessFactor } from './roughness';
import { byWeather } from './weather-input';

const byFactor: Condition = { parameter: 'roughnessMethod', equals: 'factor' };
const byRelief: Condition = { parameter: 'roughnessMethod', equals: 'relief' };
const bySlope: Condition = { parameter: 'roughnessMethod', equals: 'slope' };

/** K', or what it is derived from; elevation serves the weather too. */
export const roughnessFiles: RasterFile[] = [
  {
    key: 'roughness',
    name: { zh: "地表糙度因子 K'", en: "Surface roughness factor K'" },
    kind: 'raster',
    unit: '',
    expected: [0, 1],
    physical: [0, 1],
    plain: { default: 1, min: 0, max: 1 },
    requiredWhen: byFactor,
    resampling: 'bilinear',
  },
  {
    key: 'relief',
    name: { zh: '地势起伏 ΔH', en: 'Relief ΔH' },
    kind: 'raster',
    unit: 'm',
    expected: [0, 1000],
    physical: [0, null],
    plain: { default: null, min: 0, max: 1000 },
    requiredWhen: byRelief,
    resampling: 'bilinear',
  },
  {
    key: 'reliefDistance',
    name: { zh: '起伏距离 L', en: 'Horizontal distance L of the relief' },
    kind: 'raster',
    unit: 'm',
    expected: [1, 100000],
    physical: [0, null],
    plain: { default: null, min: 0, minExclusive: true, max: 100000 },
    requiredWhen: byRelief,
    resampling: 'bilinear',
  },
  ...slopeFiles(bySlope, byWeather),
];

/** How K' is derived. */
export const roughnessParameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'roughnessMethod',
    name: { zh: '地表糙度来源', en: 'Surface roughness' },
    options: [
      { value: 'factor', name: { zh: '栅格或数值', en: 'Raster or number' } },
      { value: 'relief', name: { zh: '由地势起伏计算', en: 'From relief' } },
      { value: 'slope', name: { zh: '坡度余弦（简化）', en: 'Cosine of the slope (simplified)' } },
    ],
    default: 'factor',
  },
  {
    kind: 'plain',
    key: 'randomRoughness',
    name: { zh: '随机糙度 Crr', en: 'Random roughness Crr' },
    default: 0,
    min: 0,
    max: 100,
    unit: 'cm',
    placeholder: true,
    visibleWhen: byRelief,
  },
  slopeMethod(bySlope),
];

/** Metres of neighbours that K' needs. */
export function roughnessHalo(parameters: ResolvedParameters): number {
  return choiceOf(parameters, 'roughnessMethod') === 'slope' ? slopeHalo(parameters) : 0;
}

/** K' of a cell, by the chosen method; NaN is NoData. */
export function roughnessReader(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  tally: Tally,
): CellReader {
  const method = choiceOf(parameters, 'roughnessMethod');
  switch (method) {
    case 'factor':
      return cellReader(inputs, 'roughness');
    case 'relief': {
      const relief = cellReader(inputs, 'relief');
      const distance = cellReader(inputs, 'reliefDistance');
      const random = numberOf(parameters, 'randomRoughness');
      return (i) => roughnessFactor(ridgeRoughness(relief(i), distance(i)), random);
    }
    case 'slope': {
      const degrees = slopeReader(inputs, parameters, tally);
      return (i) => Math.cos((degrees(i) * Math.PI) / 180);
    }
    default:
      throw new RangeError(`roughnessMethod: got ${method}, allowed: factor, relief, slope`);
  }
}
