import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, parse, resolve } from 'node:path';
import { failFile } from './folder-fault';
import { absent } from './read-file';

/**
 * The files that `file` of an input names: all parts of a shapefile, the GeoTIFFs of a folder, those whose name a
 * pattern with `*` fits, or the file itself.
 * @throws GepError for a path without a file
 */
export async function inputFiles(folder: string, file: string): Promise<string[]> {
  const path = resolve(folder, file);
  const { dir, name, ext } = parse(path);
  if (ext.toLowerCase() === '.shp') return shapefileParts(join(dir, name));
  if (name.includes('*')) return rasters(dir, patternOf(basename(path)), path);
  const found = await stat(path).catch(absent);
  if (!found) return failFile(path, 'no-file');
  return found.isDirectory() ? rasters(path, /\.tiff?$/i, path) : [path];
}

/**
 * All files beside each other that have the base name of a shapefile.
 * @throws GepError when there are none
 */
export async function shapefileParts(path: string): Promise<string[]> {
  const base = basename(path);
  const parts = (await namesIn(dirname(path))).filter(
    (name) => name.startsWith(`${base}.`) && !name.endsWith('.xml'),
  );
  if (parts.length === 0) failFile(path, 'no-shapefile');
  return parts.map((name) => resolve(dirname(path), name));
}

async function rasters(folder: string, pattern: RegExp, path: string): Promise<string[]> {
  const names = (await namesIn(folder)).filter((name) => !name.startsWith('.') && pattern.test(name));
  if (names.length === 0) failFile(path, 'no-raster');
  return names.map((name) => join(folder, name));
}

/** The names in a folder; none where there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(absent)) ?? [];
}

/** `*` stands for any characters. */
function patternOf(text: string): RegExp {
  const parts = text.split('*').map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`);
}
