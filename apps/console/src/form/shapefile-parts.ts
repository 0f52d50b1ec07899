/** Extensions that the file picker offers. */
export const shapefileAccept = '.shp,.shx,.sbn,.sbx,.dbf,.prj,.cpg,.tdb';

const needed = ['.shp', '.shx', '.dbf', '.prj'];

/**
 * Checks the names of a chosen shapefile: one base name, and the four parts that it needs.
 *
 * @returns what is wrong: `names` (different base names), `incomplete` (a part is missing); null when all is there.
 */
export function checkShapefileParts(names: readonly string[]): 'names' | 'incomplete' | null {
  const bases = new Set(names.map((name) => name.replace(/\.[^.]*$/, '').toLowerCase()));
  if (bases.size > 1) return 'names';
  const extensions = names.map((name) => name.slice(name.lastIndexOf('.')).toLowerCase());
  return needed.every((extension) => extensions.includes(extension)) ? null : 'incomplete';
}
