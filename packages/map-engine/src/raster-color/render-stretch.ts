import type { StretchScheme } from '../model';
import { rampTable, stepScale, tableSize } from './color-table';
import { bandHistogram, bandStatistics } from './context';
import type { RasterContext, RasterRenderer } from './context';
import { singleBandRenderer } from './single-band';
import { stretchRange } from '../scheme';

/** One band over a ramp: value, range, table. */
export function compileStretch(scheme: StretchScheme, context: RasterContext): RasterRenderer {
  const band = scheme.band ?? 0;
  const range = stretchRange(
    scheme,
    bandStatistics(band, context, scheme.bands),
    bandHistogram(band, context, scheme.bands),
  );
  const table = rampTable(scheme.ramp, scheme.reverse, range, scheme);
  const { low } = range;
  const scale = stepScale(range);
  return singleBandRenderer(scheme, context, (value) => {
    const step = (value - low) * scale + 0.5;
    return table[step <= 0 ? 0 : step >= tableSize - 1 ? tableSize - 1 : step | 0];
  });
}
