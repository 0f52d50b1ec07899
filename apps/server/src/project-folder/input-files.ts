import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, parse, resolve } from 'node:path';

/**
 * The files that `file` of an input names: all parts of a shapefile, the GeoTIFFs of a folder, those whose name a
 * pattern with `*` fits, or the file itself.
 * @throws Error for a path without a file
 */
export async function inputFiles(folder: string, file: string): Promise<string[]> {
  const path = resolve(folder, file);
  const { dir, name, ext } = parse(path);
  if (ext.toLowerCase() === '.shp') return shapefileParts(join(dir, name));
  if (name.includes('*')) return matching(dir, patternOf(basename(path)), path);
  return (await stat(path)).isDirectory() ? matching(path, /\.tiff?$/i, path) : [path];
}

/** All files beside each other that have the base name of a shapefile. */
export async function shapefileParts(path: string): Promise<string[]> {
  const base = basename(path);
  const names = await readdir(dirname(path));
  const parts = names.filter((name) => name.startsWith(`${base}.`) && !name.endsWith('.xml'));
  if (parts.length === 0) throw new Error(`no file of the shapefile ${path} was found`);
  return parts.map((name) => resolve(dirname(path), name));
}

async function matching(folder: string, pattern: RegExp, path: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.') && pattern.test(name));
  if (names.length === 0) throw new Error(`no raster was found at ${path}`);
  return names.map((name) => join(folder, name));
}

/** `*` stands for any characters. */
function patternOf(text: string): RegExp {
  const parts = text.split('*').map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`);
}
