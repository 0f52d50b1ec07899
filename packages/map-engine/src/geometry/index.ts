export { decodeBase64, encodeBase64 } from './base64';
export { decodeWkb } from './decode-wkb';
export { encodeWkb } from './encode-wkb';
export { isDisplayOnly, projectionProblems } from './display-only';
export { chinaCenter, chinaExtent, extentOf, intersectExtents, unionExtents } from './extent';
export { applyTransform, fitResiduals } from './fit-residuals';
export type { FitResiduals } from './fit-residuals';
export { fitTransform } from './fit-transform';
export type { AffineMatrix } from './fit-transform';
export { fromGeoJson, toGeoJson } from './geojson';
export type { GeoJsonGeometry } from './geojson';
export { gaussKrugerZone } from './gauss-kruger-zone';
export type { GaussKrugerZone } from './gauss-kruger-zone';
export type { Extent, FlatCoordinates, FlatGeometry, FlatGeometryType } from './flat-geometry';
export {
  chinaAlbers,
  chinaAlbersCode,
  definitionOf,
  projector,
  registerProjection,
  transformExtent,
  transformFlat,
} from './projections';
