import type { TypedArray } from '@gep/raster';
import type { RasterScheme, RgbCompositeScheme } from '../model';
import { bandFacts, noDataOf } from './band-facts';
import { bandOf, targetOf } from './block';
import { cellTable } from './cell-table';
import type { BandColors, CellTable } from './cell-table';
import { combineLookups, combineParts } from './combine-channels';
import { channelsOf } from './composite-colors';
import type { RasterContext, RasterRenderer, RasterTables } from './context';
import { fixedColors } from './fixed-colors';
import { chunk, paintCells, signed, unsigned } from './paint-cells';
import { shadeRelief } from './relief';
import { rowColors } from './row-colors';
import { stretchColors } from './stretch-colors';

type SingleBandScheme = Exclude<RasterScheme, RgbCompositeScheme>;

/**
 * Makes a raster scheme ready to draw: stretch or classes, ramp, brightness, contrast, gamma, opacity, no-data and
 * background become one table a band. A restyle is a new compilation; the cells are neither decoded nor counted anew.
 * @throws RangeError where the scheme lacks a band, or the stretch lacks its statistics or histogram.
 * @example
 * const scheme = stretchScheme({ min: 0, max: 2, ramp: ['#000000', '#ffffff'] });
 * const renderer = compileRasterScheme(scheme);
 * renderer.render([Float32Array.of(0, 2)], { width: 2, height: 1 }); // [0, 0, 0, 255, 255, 255, 255, 255]
 */
export function compileRasterScheme(scheme: RasterScheme, context: RasterContext = {}): RasterRenderer {
  return scheme.kind === 'rgb-composite' ? compileComposite(scheme, context) : compileBand(scheme, context);
}

function compileBand(scheme: SingleBandScheme, context: RasterContext): RasterRenderer {
  const { band } = scheme;
  if (band === null) throw new RangeError('scheme.band: got null, allowed is the 0-based index of a band');
  const colors =
    scheme.kind === 'stretch' ? stretchColors(scheme, bandFacts(scheme, band, context)) : rowColors(scheme);
  const noData = noDataOf(scheme, band, context);
  const tableOf = tableByType(() => colors, noData);
  return {
    tables: (bands) => ({ kind: 'single', band, table: tableOf(bands[band]) }),
    render(bands, size, out) {
      const cells = bandOf(bands, band, size);
      const target = targetOf(size, out);
      const table = tableOf(cells);
      for (let from = 0; from < cells.length; from += chunk) {
        const to = Math.min(cells.length, from + chunk);
        paintCells(table, cells, from, to, target.pixels.subarray(from, to));
      }
      if (scheme.relief.used) shadeRelief(target.pixels, cells, noData, scheme.relief, size);
      return target.finish();
    },
  };
}

/** Red, green and blue stretched each by its own statistics. A cell is empty where any used band is. */
function compileComposite(scheme: RgbCompositeScheme, context: RasterContext): RasterRenderer {
  const { empty, background } = fixedColors(scheme);
  const channels = channelsOf(scheme, context).map((channel) => {
    if (typeof channel === 'number') return channel;
    const { band, colorsOf } = channel;
    return { band, tableOf: tableByType(colorsOf, noDataOf(scheme, band, context)) };
  });
  const fixed = { empty, background: background?.pixel ?? empty };
  return {
    tables: (bands): RasterTables => ({
      kind: 'composite',
      channels: channels.map((channel) => {
        if (typeof channel === 'number') return channel;
        return { band: channel.band, table: channel.tableOf(bands[channel.band]) };
      }),
      ...fixed,
    }),
    render(bands, size, out) {
      const { pixels, finish } = targetOf(size, out);
      const parts = channels.map((channel) => {
        if (typeof channel === 'number') return { part: new Uint32Array(chunk).fill(channel) };
        const cells = bandOf(bands, channel.band, size);
        return { part: new Uint32Array(chunk), cells, table: channel.tableOf(cells) };
      });
      const colors = parts
        .slice(0, 3)
        .flatMap(({ cells, table }) =>
          cells && table?.index.kind === 'value' ? [{ cells: unsigned(cells), parts: table.pixels }] : [],
        );
      if (colors.length === 3 && typeof channels[3] === 'number' && background === null) {
        combineLookups(colors, channels[3], empty, signed(pixels));
        return finish();
      }
      for (let from = 0; from < pixels.length; from += chunk) {
        const to = Math.min(pixels.length, from + chunk);
        for (const { part, cells, table } of parts) if (table) paintCells(table, cells, from, to, part);
        combineParts(
          parts.map(({ part }) => part),
          fixed.empty,
          fixed.background,
          pixels.subarray(from, to),
        );
      }
      return finish();
    },
  };
}

/** The table of each type of cells that comes, made once. */
function tableByType(
  colorsOf: (cells: TypedArray) => BandColors,
  noData: number | null,
): (cells: TypedArray) => CellTable {
  const made = new Map<unknown, CellTable>();
  return (cells) => {
    const table = made.get(cells.constructor) ?? cellTable(colorsOf(cells), cells, noData);
    made.set(cells.constructor, table);
    return table;
  };
}
