import { GepDataError } from '@gep/raster';
import { formatColor } from '../../color';
import type { RasterScheme } from '../../model';
import { classesOfTable, stretchOfTable, valuesOfTable } from '../color-table';
import type { ColorEntry } from '../color-table';
import { lossNotes } from '../loss';
import type { Converted, Loss, LossNotes } from '../loss';
import type { RasterTable } from '../raster-table';

/** Rows of a table; more would make a legend that nobody reads. */
const mostRows = 10_000;

/**
 * The scheme of a table of colours as QGIS exports and `gdaldem color-relief` reads it: a value and its red, green, blue
 * and, if any, alpha in each row. A file of QGIS says how its colours are meant.
 * @param kind how those of GDAL are meant: mixed between rows, as it does by itself, or of single values; steps from one
 *   row to the next number are intervals
 * @throws GepDataError 'style-unsupported' for a text without such a row, 'style-too-large'
 * @example
 * schemeFromColorTable('0 255 255 255\n100 0 100 0\n').result.kind; // 'stretch'
 */
export function schemeFromColorTable(
  text: string,
  kind: RasterTable['kind'] = 'ramp',
): Converted<RasterScheme> {
  const losses: Loss[] = [];
  const notes = lossNotes(losses);
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > 2 * mostRows) throw new GepDataError('style-too-large', '', `at most ${mostRows} rows`);
  const [, interpolation] = /^INTERPOLATION:(\w+)$/m.exec(text) ?? [];
  const isQgis = interpolation !== undefined;
  const rows = lines.filter((line) => !line.startsWith('#') && !line.startsWith('INTERPOLATION'));
  const entries = rows
    .flatMap((line) => (isQgis ? qgisRow(line) : gdalRow(line, notes)) ?? [])
    .sort((a, b) => a.value - b.value);
  if (entries.length === 0) throw new GepDataError('style-unsupported', '', 'rows of a value and its colour');
  const meant = isQgis ? (kinds[interpolation] ?? 'ramp') : kind;
  const options = { band: 0 };
  if (meant === 'values') return { result: valuesOfTable(entries, options), losses };
  if (meant === 'intervals')
    return { result: classesOfTable(isQgis ? entries : ends(entries), -Infinity, options), losses };
  return { result: stretchOfTable(entries, options, 'color table'), losses };
}

const kinds: Readonly<Record<string, RasterTable['kind']>> = {
  INTERPOLATED: 'ramp',
  DISCRETE: 'intervals',
  EXACT: 'values',
};

/** The names that GDAL knows. */
const names: Readonly<Record<string, readonly number[]>> = {
  white: [255, 255, 255],
  black: [0, 0, 0],
  red: [255, 0, 0],
  green: [0, 255, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
  magenta: [255, 0, 255],
  cyan: [0, 255, 255],
  aqua: [0, 191, 191],
  grey: [191, 191, 191],
  gray: [191, 191, 191],
  orange: [255, 127, 0],
  brown: [127, 63, 25],
  purple: [127, 0, 255],
  violet: [127, 0, 255],
  indigo: [0, 127, 255],
};

function entry(value: number, channels: readonly number[], label: string): ColorEntry | null {
  const [r, g, b, a = 255] = channels;
  if (Number.isNaN(value) || ![r, g, b, a].every((one) => one >= 0 && one <= 255)) return null;
  return {
    ...{ value, label, visible: a > 0 },
    // What is hidden keeps its colour.
    color: formatColor({ r, g, b, a: a > 0 ? a / 255 : 1 }),
  };
}

function qgisRow(line: string): ColorEntry | null {
  const [value = '', r, g, b, a, ...label] = line.split(',');
  return entry(numberOf(value), [r, g, b, a].map(Number), label.join(','));
}

function gdalRow(line: string, notes: LossNotes): ColorEntry | null {
  const [value = '', ...words] = line.split(/[\s,:]+/);
  if (value.endsWith('%') || value === 'default') {
    notes.add(value, 'unsupported');
    return null;
  }
  // Cells without data are nobody's class.
  if (value === 'nv') return null;
  const [name = ''] = words;
  return entry(numberOf(value), Object.hasOwn(names, name) ? names[name] : words.map(Number), '');
}

/** Numbers at or beyond the greatest one mean no end. */
function numberOf(text: string): number {
  if (/^\+?inf/i.test(text)) return Infinity;
  const value = text.trim() === '' ? NaN : Number(text);
  return value >= Number.MAX_VALUE ? Infinity : value;
}

/** The upper ends of intervals that are two rows each. */
function ends(entries: readonly ColorEntry[]): ColorEntry[] {
  return entries.filter((_, i) => i === 0 || i % 2 === 0);
}
