import type { InputKind } from '@gep/api-client';
import { shapefileAccept } from '../../form/shapefile-accept';

const rasters = '.tif,.tiff';

/** What the file picker of an input offers, by its kind. */
export const inputAccept: Readonly<Record<InputKind, string>> = {
  raster: rasters,
  'class-raster': rasters,
  table: '.xlsx,.csv',
  vector: `.zip,.geojson,.json,.gpkg,${shapefileAccept}`,
};
