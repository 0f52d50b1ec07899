export { GepDataError } from './gep-data-error';
export type { GepDataErrorOptions, Problem } from './gep-data-error';
export { applyScale, checkFrame, checkGrid, storedNoData } from './grid';
export type { CellWindow, Extent, Grid, GridFrame, Transform, TypedArray } from './grid';
export {
  cellCentre,
  cellToMap,
  gridExtent,
  invertTransform,
  transformOfExtent,
  windowOfExtent,
  windowTransform,
} from './affine';
export { extentOf, intersectExtents, unionExtents } from './extent';
export { createDescriber, describe } from './statistics';
export type { Describer, ValidCells } from './statistics';
export type { Statistics } from './moments';
export { createHistogrammer, histogram } from './histogram';
export type { Histogram, HistogramOptions, Histogrammer } from './histogram';
export { percentile, percentiles } from './percentile';
export { prepareZones } from './zonal/zones';
export type { PolygonGeometry, Zones } from './zonal/zones';
export { burnZones } from './zonal/burn-zones';
export { createZonalAccumulator, zonalStatistics } from './zonal/zonal-statistics';
export type { Coverage, ZonalAccumulator, ZoneStatistics } from './zonal/zonal-statistics';
export { zonalStatisticsInBlocks } from './zonal/zonal-in-blocks';
export type { BlockOptions, CountWindow } from './zonal/zonal-in-blocks';
export { extentUnder, readArea, readWarped } from './warp/read-warped';
export type { ReadAreaOptions, ReadSteps, ReadWarpedOptions } from './warp/read-warped';
export { warp } from './warp/warp';
export type { WarpOptions } from './warp/warp';
export type { CoordinateTransform } from './warp/approximate-transform';
export { addDecoder } from './geotiff/decoders';
export type { BlockDecoder, PackedBlock } from './geotiff/decoders';
export { byteSourceOf, openGeoTiff, readGeoTiff } from './geotiff/open-geotiff';
export type { ByteSource, GeoTiffInput } from './geotiff/byte-source';
export type { Fetch } from './geotiff/url-source';
export type { RasterSource } from './geotiff/raster-source';
export type { BandInfo, RasterInfo } from './geotiff/raster-info';
export type { DataType, ImageLayout } from './geotiff/image-layout';
export type { ReadOptions, Resampling } from './geotiff/read-plan';
export { writeGeoTiff } from './geotiff/write-geotiff';
export type { WriteOptions } from './geotiff/write-geotiff';
export { slope } from './terrain/slope';
export type { SlopeOptions } from './terrain/slope';
export { aspect } from './terrain/aspect';
export { hillshade } from './terrain/hillshade';
export type { HillshadeOptions } from './terrain/hillshade';
export type { TerrainEdges, TerrainOptions } from './terrain/horn';
export type { TerrainUnits } from './terrain/cell-steps';
