import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGdal } from '../gdal';
import type { UploadedPart } from '../task';

/** A GeoJSON feature of the tests. */
export interface MadeFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
}

/** Text of a GeoJSON file; `more` are further members of the collection. */
export function geoJsonText(features: readonly MadeFeature[], more: object = {}): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    ...more,
    features: features.map((feature) => ({ type: 'Feature', ...feature })),
  });
}

/** Writes a file of an upload. */
export async function writePart(
  folder: string,
  name: string,
  content: string | Uint8Array,
): Promise<UploadedPart> {
  const path = join(await mkdtemp(join(folder, 'part-')), 'content');
  await writeFile(path, content);
  return { name, path };
}

/** There is one GDAL a process. */
let gdal: ReturnType<typeof startGdal> | null = null;

/** Writes a GeoPackage with a layer for each name, by GDAL; `options` are those of `ogr2ogr`. */
export async function writeGeoPackage(
  folder: string,
  name: string,
  layers: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<UploadedPart> {
  gdal ??= startGdal(await mkdtemp(join(tmpdir(), 'gep-made-')));
  const { build, openCopy, newName } = await gdal;
  const target = newName();
  let written = '';
  for (const [layer, geoJson] of Object.entries(layers)) {
    const { path } = await writePart(folder, layer, geoJson);
    const { value } = await openCopy(path, 'source.geojson');
    const form = ['-f', 'GPKG', '-nln', layer, ...(written ? ['-update'] : []), ...options];
    written = (await build.ogr2ogr(value!, form, target)).real;
  }
  return writePart(folder, name, await readFile(written));
}
