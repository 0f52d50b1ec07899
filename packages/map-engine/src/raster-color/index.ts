export { compileRasterScheme } from './compile';
export type { RasterBlockSize, RasterContext, RasterRenderer } from './context';
export { renderRaster } from './render-raster';
export type { RasterBlockOptions } from './render-raster';
