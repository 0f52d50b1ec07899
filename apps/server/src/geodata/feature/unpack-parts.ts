import { mkdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { shapefileExtensions, shapefilePart } from '@gep/api-client/contract';
import { isOfSystem, namesOf } from '../archive/archived-names';
import { openArchive, unpackTo } from '../archive/open-archive';
import type { ArchivedFile } from '../archive/open-archive';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { UploadedPart } from '../task';

const single = ['geojson', 'json', 'gpkg'];
/** Everything else in an archive (styles, notes, indexes) is passed over. */
const readable: readonly string[] = [...shapefileExtensions, ...single];

/**
 * Unpacks the one vector file of a ZIP archive. Files get names of ours; those of the archive serve messages only.
 * Throws `archive-contents`, or what is wrong with the archive.
 */
export async function unpackParts(zip: UploadedPart, folder: string): Promise<UploadedPart[]> {
  const archive = await openArchive(zip.path, zip.name, geodataLimits.archive);
  try {
    const files = oneVectorFile(archive.files, zip.name);
    const place = join(folder, 'unpacked');
    await mkdir(place);
    const parts: UploadedPart[] = [];
    for (const [i, file] of files.entries()) {
      const path = join(place, `part${i}`);
      await unpackTo(path, file, zip.name);
      parts.push({ name: posix.basename(file.name), path });
    }
    return parts;
  } finally {
    archive.close();
  }
}

function oneVectorFile(files: readonly ArchivedFile[], at: string): readonly ArchivedFile[] {
  const found = files.filter(({ name }) => !isOfSystem(name) && readable.includes(extensionOf(name)));
  const mains = found.filter(({ name }) => ['shp', ...single].includes(extensionOf(name)));
  const [main] = mains;
  if (!main || mains.length > 1)
    return refuse('archive-contents', at, 'one shapefile, GeoJSON or GeoPackage', {
      args: { names: namesOf(mains.length > 1 ? mains : files) },
    });
  if (extensionOf(main.name) !== 'shp') return [main];
  // Parts belong together by folder and base name.
  const stem = stemOf(main.name);
  return found.filter(({ name }) => stemOf(name) === stem);
}

function extensionOf(name: string): string {
  return shapefilePart(posix.basename(name)).extension;
}

function stemOf(name: string): string {
  return posix.join(posix.dirname(name), shapefilePart(posix.basename(name)).base);
}
