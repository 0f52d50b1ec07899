export { compileRasterScheme } from './compile';
export type { RasterBlockSize, RasterContext, RasterRenderer, StretchStatistics } from './context';
export { renderRaster } from './render-raster';
export type { RasterBlockOptions } from './render-raster';
