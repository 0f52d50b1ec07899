export { polygonQml } from './polygon-qml';
export type { PolygonQmlOptions } from './polygon-qml';
export { rasterQml } from './raster-qml';
export type { SingleBandScheme } from './raster-qml';
