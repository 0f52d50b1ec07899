export { LineStyleDialog } from './line-style-dialog';
export { PointStyleDialog } from './point-style-dialog';
export { PolygonStyleDialog } from './polygon-style-dialog';
export { RasterStyleDialog } from './raster-style-dialog';
export type { RasterStyleDialogProps } from './raster-style-dialog';
export { StyleDialog } from './style-dialog';
export type { DialogHost, StyleDialogProps } from './style-dialog';
export type { VectorStyleDialogProps } from './vector-style-dialog';
