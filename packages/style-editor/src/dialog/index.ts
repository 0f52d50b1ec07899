export { RasterStyleDialog } from './raster-style-dialog';
export type { RasterStyleDialogProps } from './raster-style-dialog';
export { StyleDialog } from './style-dialog';
export type { DialogHost, StyleDialogProps } from './style-dialog';
export { LineStyleDialog, PointStyleDialog, PolygonStyleDialog } from './vector-style-dialog';
export type { VectorStyleDialogProps } from './vector-style-dialog';
