import type { TypedArray } from '@gep/raster';
import type { RasterScheme, RgbCompositeScheme } from '../model';
import { bandFacts, noDataOf } from './band-facts';
import { bandOf, targetOf } from './block';
import { cellTable } from './cell-table';
import type { BandColors, CellTable } from './cell-table';
import { channelsOf } from './composite-channels';
import type { RasterContext, RasterRenderer, RasterTables } from './context';
import { fixedColors } from './fixed-colors';
import { renderCells } from './render-cells';
import { renderComposite } from './render-composite';
import { reliefLight, shadeRelief } from './shaded-relief';
import { rowColors } from './row-colors';
import { stretchColors } from './stretch-colors';

type SingleBandScheme = Exclude<RasterScheme, RgbCompositeScheme>;

/**
 * Makes a raster scheme ready to draw: stretch or classes, ramp, brightness, contrast, gamma, opacity, no-data and
 * background become one table per band. A restyle is a new compilation; the cells are not decoded or counted again.
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
  if (band === null) throw new RangeError('scheme.band: got null, allowed: the 0-based index of a band');
  const colors =
    scheme.kind === 'stretch' ? stretchColors(scheme, bandFacts(scheme, band, context)) : rowColors(scheme);
  const noData = noDataOf(scheme, band, context);
  const tableOf = tableByType(() => colors, noData);
  return {
    tables: (bands) => ({ kind: 'single', band, table: tableOf(bands[band]) }),
    render(bands, size, out) {
      const cells = bandOf(bands, band, size);
      const target = targetOf(size, out);
      renderCells(tableOf(cells), cells, target.pixels);
      if (scheme.relief.used) {
        const light = (context.window?.light ?? reliefLight)(cells, noData, scheme.relief, size);
        if (light) shadeRelief(target.pixels, light, scheme.relief);
      }
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
  return {
    tables: (bands): RasterTables => ({
      kind: 'composite',
      channels: channels.map((channel) => {
        if (typeof channel === 'number') return channel;
        return { band: channel.band, table: channel.tableOf(bands[channel.band]) };
      }),
      empty,
      background: background?.pixel ?? empty,
    }),
    render(bands, size, out) {
      const { pixels, finish } = targetOf(size, out);
      const rendered = channels.map((channel) => {
        if (typeof channel === 'number') return channel;
        const cells = bandOf(bands, channel.band, size);
        return { cells, table: channel.tableOf(cells) };
      });
      renderComposite(rendered, empty, background?.pixel ?? null, pixels);
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
