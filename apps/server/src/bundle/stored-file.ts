import { openedFile } from '../result/result-zip';
import type { StoredFile } from '../file/queries';
import type { Services } from '../services';
import type { BundleFile, FileAbout } from './bundle-file';

const types: Readonly<Record<string, string>> = {
  tif: 'image/tiff; application=geotiff; profile=cloud-optimized',
  tiff: 'image/tiff; application=geotiff',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  shp: 'application/vnd.shp',
  shx: 'application/vnd.shx',
  dbf: 'application/vnd.dbf',
  prj: 'text/plain',
  cpg: 'text/plain',
  zip: 'application/zip',
  json: 'application/json',
  geojson: 'application/geo+json',
  gpkg: 'application/geopackage+sqlite3',
};

/** The media type of a file by its name. */
export function mediaType(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * A stored file of a project, opened: it stays readable when it is dropped meanwhile.
 * @throws GepError NOT_FOUND for one that is missing, UNAVAILABLE for one that cannot be had now
 */
export async function storedFile(
  services: Services,
  row: StoredFile,
  about: Omit<FileAbout, 'type'>,
): Promise<BundleFile> {
  const opened = await openedFile(services, row);
  // Flat files of a grid are mostly alike from cell to cell; all others are packed already.
  const compress = row.purpose === 'prepared';
  const { size, sha256 } = row;
  return {
    ...about,
    type: mediaType(about.path),
    size,
    sha256,
    entry: { path: about.path, ...opened, compress },
  };
}
