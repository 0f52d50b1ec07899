import { shapefileExtensions, shapefilePart } from '@gep/api-client/contract';
import { firstBytes } from '../first-bytes';
import { refuse } from '../geodata-error';
import type { UploadedPart, VectorFormat } from '../task';

/** The parts of an upload, and what they are. */
export interface LayerFile {
  readonly format: VectorFormat | 'zip';
  readonly parts: readonly UploadedPart[];
}

const formats: Readonly<Record<string, Exclude<LayerFile['format'], 'shapefile'>>> = {
  zip: 'zip',
  json: 'geojson',
  geojson: 'geojson',
  gpkg: 'geopackage',
};

/** What files of these formats begin with, behind a byte-order mark and blanks. */
const beginnings: Readonly<Record<Exclude<LayerFile['format'], 'shapefile'>, string>> = {
  zip: 'PK',
  geojson: '{',
  geopackage: 'SQLite format 3\0',
};

/**
 * The format of an upload by its names, held against its first bytes: GDAL opens by content and must not be led to other
 * formats. Throws `vector-format`.
 */
export async function layerFile(parts: readonly UploadedPart[]): Promise<LayerFile> {
  const extensions = parts.map(({ name }) => shapefilePart(name).extension);
  if (extensions.some((extension) => (shapefileExtensions as readonly string[]).includes(extension)))
    return { format: 'shapefile', parts };
  const [part] = parts;
  const format = formats[extensions[0]];
  if (parts.length !== 1 || !Object.hasOwn(formats, extensions[0]) || !format)
    return refuse('vector-format', part?.name ?? '', 'a shapefile, GeoJSON or GeoPackage');
  if (!(await beginning(part.path)).startsWith(beginnings[format]))
    refuse('vector-format', part.name, 'a shapefile, GeoJSON or GeoPackage');
  return { format, parts };
}

async function beginning(path: string): Promise<string> {
  return (await firstBytes(path, 64)).toString('utf8').trimStart();
}
