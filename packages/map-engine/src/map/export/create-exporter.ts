import type OlMap from 'ol/Map.js';
import type { MapLayer } from '../../layer';
import type { ComposedPage } from './compose-page';
import { cssPixelsPerInch } from './export-options';
import type { ExportOptions } from './export-options';

/** What draws and writes pages; it comes with the first export. */
const press = () => import('./page-press');

/** Writes pages of a map, one after the other. */
export interface Exporter {
  png(options?: ExportOptions): Promise<Blob>;
  pdf(options?: ExportOptions): Promise<Blob>;
  /** Ends what is under way. */
  dispose(): void;
}

/** @param layers layers of the map at the moment of asking */
export function createExporter(olMap: OlMap, layers: () => readonly MapLayer[]): Exporter {
  const ended = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  // The map has one size at a time: a second export waits for the first.
  const page = (options: ExportOptions): Promise<ComposedPage> => {
    const signal = AbortSignal.any([ended.signal, ...(options.signal ? [options.signal] : [])]);
    const next = last.then(async () => {
      const { composePage } = await press();
      return composePage(olMap, layers(), { ...options, signal });
    });
    last = next.catch(() => undefined);
    return next;
  };
  const file = async (
    options: ExportOptions,
    write: (composed: ComposedPage) => Promise<Blob>,
  ): Promise<Blob> => {
    const composed = await page(options);
    options.onStep?.('file');
    const blob = await write(composed);
    // Who stopped it while it was written does not get it.
    options.signal?.throwIfAborted();
    return blob;
  };
  return {
    png: (options = {}) =>
      file(options, async ({ canvas, dpi }) => {
        const { pngOf, withDensity } = await press();
        return withDensity(await pngOf(canvas), dpi);
      }),
    pdf: (options = {}) =>
      file(options, async ({ canvas, width, height }) => {
        const { writePdf } = await press();
        const points = 72 / cssPixelsPerInch;
        return writePdf(canvas, {
          width: width * points,
          height: height * points,
          title: options.title ?? '',
          subject: options.source ?? '',
          author: options.author ?? '',
        });
      }),
    dispose: () => ended.abort(),
  };
}
