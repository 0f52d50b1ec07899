import type { InputDefinition, InputKind } from '@gep/api-client';
import { vectorAccept } from '../../form/shapefile-accept';

const rasters = '.tif,.tiff';
/** With names of classes: a GeoTIFF and the files of GDAL and ArcGIS beside it, or a ZIP of them. */
const namedRasters = `${rasters},.xml,.dbf,.cpg,.zip`;

const accepted: Readonly<Record<InputKind, string>> = {
  raster: rasters,
  'class-raster': namedRasters,
  table: '.xlsx,.csv',
  vector: vectorAccept,
};

/** What the file picker of an input offers, and whether it takes several files. */
export function inputAccept(definition: InputDefinition): { accept: string; multiple: boolean } {
  if ('multiBand' in definition && definition.multiBand) return { accept: `${rasters},.zip`, multiple: true };
  return {
    accept: accepted[definition.kind],
    multiple: definition.kind === 'vector' || definition.kind === 'class-raster',
  };
}
