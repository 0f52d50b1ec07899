export type { Converted, Loss, LossReason } from './loss';
export { polygonQml } from './qml/polygon-qml';
export type { PolygonQmlOptions } from './qml/polygon-qml';
export { rasterQml } from './qml/raster-qml';
export type { SingleBandScheme } from './qml/raster-qml';
export { schemeFromQml } from './qml/read-qml';
