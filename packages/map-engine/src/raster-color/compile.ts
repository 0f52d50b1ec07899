import type { RasterScheme } from '../model';
import type { RasterContext, RasterRenderer } from './context';
import { compileRgb } from './render-rgb';
import { compileRows } from './render-rows';
import { compileStretch } from './render-stretch';

type Compilers = {
  readonly [K in RasterScheme['kind']]: (
    scheme: Extract<RasterScheme, { readonly kind: K }>,
    context: RasterContext,
  ) => RasterRenderer;
};

const compilers: Compilers = {
  stretch: compileStretch,
  'raster-graduated': compileRows,
  'raster-unique-values': compileRows,
  'rgb-composite': compileRgb,
};

/**
 * Makes a raster scheme ready to draw: stretch, ramp, brightness, contrast, gamma and opacity become one table.
 * A restyle is a new compilation; the cells are not touched.
 * @throws RangeError where the scheme lacks a band, or the stretch lacks its statistics or histogram.
 * @example
 * const scheme = stretchScheme({ min: 0, max: 2, ramp: ['#000000', '#ffffff'] });
 * const renderer = compileRasterScheme(scheme);
 * renderer.render([Float32Array.of(0, 2)], { width: 2, height: 1 }); // [0, 0, 0, 255, 255, 255, 255, 255]
 */
export function compileRasterScheme(scheme: RasterScheme, context: RasterContext = {}): RasterRenderer {
  const compile = compilers[scheme.kind] as unknown as (
    scheme: RasterScheme,
    context: RasterContext,
  ) => RasterRenderer;
  return compile(scheme, context);
}
