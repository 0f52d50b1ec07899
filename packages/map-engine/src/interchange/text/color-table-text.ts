import { parseColor } from '../../color';
import { lossesBetween } from '../compare-schemes';
import type { Converted } from '../loss';
import { nextAbove } from '../next-number';
import { tableOfRaster } from '../raster-table';
import type { RasterTable, SingleBandScheme } from '../raster-table';
import { schemeFromColorTable } from './read-color-table';

/** Whose table of colours it is. */
export interface ColorTableOptions {
  /** `qgis`: a colour map file of QGIS. `gdal`: what `gdaldem color-relief` reads. */
  readonly program: 'qgis' | 'gdal';
}

const interpolations = { ramp: 'INTERPOLATED', intervals: 'DISCRETE', values: 'EXACT' } as const;

/**
 * The colours of one band as a text of values and colours, which GDAL and QGIS read. For `gdaldem` add `-alpha`, and
 * `-exact_color_entry` for a table of values. The losses are what is otherwise when the text is read again.
 * @throws RangeError for a stretch whose band has no statistics or histogram that it needs
 * @example
 * colorTableText(stretchScheme({ min: 10, max: 30, ramp: 'viridis' }), { program: 'gdal' }).result.startsWith('10 68 1 84 255'); // true
 */
export function colorTableText(scheme: SingleBandScheme, { program }: ColorTableOptions): Converted<string> {
  const table = tableOfRaster(scheme);
  const result = program === 'qgis' ? qgisText(table) : gdalText(table);
  return { result, losses: lossesBetween(scheme, schemeFromColorTable(result, table.kind).result) };
}

function qgisText({ kind, entries }: RasterTable): string {
  const rows = entries.map(({ value, color, visible, label }) =>
    // A label ends with its line.
    [numberText(value, 'inf'), ...channels(color, visible), label.replace(/[\r\n]+/g, ' ')].join(','),
  );
  return [
    '# QGIS Generated Color Map Export File',
    `INTERPOLATION:${interpolations[kind]}`,
    ...rows,
    '',
  ].join('\n');
}

/** GDAL mixes colours between rows: an interval is two rows, from just above the end of the one before to its own end. */
function gdalText({ kind, entries }: RasterTable): string {
  const row = (value: number, color: string, visible: boolean): string =>
    [numberText(value, String(Number.MAX_VALUE)), ...channels(color, visible)].join(' ');
  const rows = entries.flatMap(({ value, color, visible }, i) =>
    kind === 'intervals' && i > 0
      ? [row(nextAbove(entries[i - 1].value), color, visible), row(value, color, visible)]
      : [row(value, color, visible)],
  );
  return [...rows, 'nv 0 0 0 0', ''].join('\n');
}

const numberText = (value: number, infinite: string): string =>
  value === Infinity ? infinite : String(value);

function channels(color: string, visible: boolean): number[] {
  const { r, g, b, a } = parseColor(color);
  return [r, g, b, visible ? 255 * a : 0].map(Math.round);
}
