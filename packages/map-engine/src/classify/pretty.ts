import { joinEdges } from './edges';

/**
 * Round edges: multiples of 1, 2 or 5 times a power of ten, about `classes` of them, ends at min and max.
 * Method: the `pretty` algorithm of R (Becker, Chambers and Wilks 1988) with its default bias 1.5, ends cut to
 * the data as QGIS does; d3-scale chooses other steps. A number whose edges make more classes than `most` gives way to the greatest one whose do not.
 */
export function prettyBreaks(min: number, max: number, classes: number, most: number): number[] {
  for (let wanted = classes; wanted > 0; wanted--) {
    const breaks = roundBreaks(min, max, wanted);
    if (breaks.length - 1 <= most) return breaks;
  }
  return [min, max];
}

function roundBreaks(min: number, max: number, classes: number): number[] {
  const unit = prettyUnit(min, max, classes);
  if (!(unit > 0) || !Number.isFinite(unit)) return [min, max];
  // Beyond the whole numbers that a double can count there are no multiples to walk over.
  if (Math.max(Math.abs(min), Math.abs(max)) / unit > Number.MAX_SAFE_INTEGER / 2) return [min, max];
  const inner: number[] = [];
  const last = Math.ceil(max / unit - 1e-10);
  for (let i = Math.floor(min / unit + 1e-10); i <= last; i++) inner.push(roundTo(i, unit));
  return joinEdges(min, inner, max);
}

/** Width of the round step. */
function prettyUnit(min: number, max: number, classes: number): number {
  const bias = 1.5;
  const bias5 = 0.5 + 1.5 * bias;
  const cell = (max - min) / classes;
  if (!(cell > 0)) return NaN;
  const base = 10 ** Math.floor(Math.log10(cell));
  let unit = base;
  if (2 * base - cell < bias * (cell - unit)) unit = 2 * base;
  if (5 * base - cell < bias5 * (cell - unit)) unit = 5 * base;
  if (10 * base - cell < bias * (cell - unit)) unit = 10 * base;
  return unit;
}

/** i * unit without the noise of binary fractions: 3 * 0.1 is 0.3. */
function roundTo(i: number, unit: number): number {
  const digits = -Math.floor(Math.log10(unit));
  return digits > 0 && digits <= 20 ? Number((i * unit).toFixed(digits)) : i * unit;
}
