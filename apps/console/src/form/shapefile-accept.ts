import { shapefileExtensions } from '@gep/api-client';

/** What pickers of shapefiles offer. */
export const shapefileAccept = shapefileExtensions.map((extension) => `.${extension}`).join(',');

/** What pickers of polygons, lines or points offer: a shapefile, or one file that holds all. */
export const vectorAccept = `.zip,.geojson,.json,.gpkg,${shapefileAccept}`;
