import type { RasterScheme, Resampling } from '../../model';

/** How a scheme's cells become pixels: classes and values of a table are never mixed. */
export function resamplingOf(scheme: RasterScheme): Resampling {
  return isStretched(scheme) ? scheme.resampling : 'nearest';
}

/** Whether a scheme spreads values over colours, by statistics. */
export function isStretched(scheme: RasterScheme) {
  return scheme.kind === 'stretch' || scheme.kind === 'rgb-composite';
}
