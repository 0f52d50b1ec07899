import type { RasterDisplay } from '../model';
import { bandOf, targetOf } from './block';
import type { RasterContext, RasterRenderer } from './context';
import { fixedPixels } from './fixed-pixels';
import { paintBand } from './paint-band';
import { shadeRelief } from './relief';

/** A renderer of one band out of the pixel of a value. @throws RangeError where no band is chosen. */
export function singleBandRenderer(
  scheme: RasterDisplay & { readonly band: number | null },
  context: RasterContext,
  pixelOf: (value: number) => number,
): RasterRenderer {
  const { band, background } = scheme;
  if (band === null) throw new RangeError('scheme.band: got null, allowed is the 0-based index of a band');
  const fixed = fixedPixels(scheme);
  const painter = {
    pixelOf,
    noDataPixel: fixed.noData,
    background: background.used ? background.value[0] : null,
    backgroundPixel: fixed.background,
  };
  const noData = context.noData ?? scheme.bands[band]?.statistics.noData ?? null;
  return {
    render(bands, size, out) {
      const cells = bandOf(bands, band, size);
      const target = targetOf(size, out);
      paintBand(painter, cells, noData, target.pixels);
      const bytes = target.finish();
      shadeRelief(bytes, cells, noData, scheme.relief, size);
      return bytes;
    },
  };
}
