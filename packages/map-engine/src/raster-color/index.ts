export type { CellIndex } from '@gep/raster/cells';
export type { CellTable, CloserColors } from './cell-table';
export { compileRasterScheme } from './compile';
export type { RasterBlockSize } from './block';
export type { BandTable, RasterContext, RasterRenderer, RasterTables } from './context';
export { renderRaster } from './render-raster';
export type { RasterBlockOptions } from './render-raster';
export { windowFacts } from './window-facts';
export type { WindowFacts } from './window-facts';
