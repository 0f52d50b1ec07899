import type { ErrorName } from './protocol/error-codes';

const required = ['shp', 'shx', 'dbf', 'prj'] as const;

/** Extensions of the files that a picker offers for a shapefile; .shp, .shx, .dbf and .prj are needed. */
export const shapefileExtensions = [...required, 'cpg', 'sbn', 'sbx', 'tdb'] as const;

/** Further files that programs write beside a shapefile: they may come along and are not read. */
const tolerated = ['qix', 'qpj', 'fix', 'xml'];

/** What is wrong with the names of chosen files: an error, the values of its sentence, and the name at fault. */
export interface ShapefileFault {
  readonly name: Extract<ErrorName, `SHAPE_${string}`>;
  readonly args: Readonly<Record<string, string>>;
  readonly at: string;
}

/**
 * The fault of files that are not the parts of one shapefile, by their names; null where they are. Upper and lower case
 * count as equal.
 * @example
 * shapefileFault(['a.shp', 'a.shx', 'a.dbf', 'a.prj']); // null
 * shapefileFault(['a.shp', 'a.shx', 'a.dbf']);
 * // { name: 'SHAPE_PARTS_MISSING', args: { missing: '.prj' }, at: 'a.shp' }
 */
export function shapefileFault(names: readonly string[]): ShapefileFault | null {
  const accepted: readonly string[] = [...shapefileExtensions, ...tolerated];
  const expected = shapefileExtensions.map((extension) => `.${extension}`).join(' ');
  const stranger = names.find((name) => !accepted.includes(shapefilePart(name).extension));
  if (stranger !== undefined)
    return { name: 'SHAPE_PART_UNKNOWN', args: { file: stranger, expected }, at: stranger };
  const bases = new Map(names.map((name) => [shapefilePart(name).base, name]));
  const each = [...bases.values()].join(', ');
  if (bases.size > 1) return { name: 'SHAPE_BASE_NAMES', args: { names: each }, at: each };
  const extensions = names.map((name) => shapefilePart(name).extension);
  const again = names.find((_name, i) => extensions.indexOf(extensions[i]) < i);
  if (again !== undefined) return { name: 'SHAPE_PART_TWICE', args: { file: again }, at: again };
  const missing = required.filter((extension) => !extensions.includes(extension)).map((one) => `.${one}`);
  if (missing.length === 0) return null;
  return { name: 'SHAPE_PARTS_MISSING', args: { missing: missing.join(', ') }, at: names[0] ?? '' };
}

/**
 * Base name and extension of a part, both in lower case; `name.shp.xml` is the metadata of `name.shp`.
 * @example
 * shapefilePart('Region.SHP'); // { base: 'region', extension: 'shp' }
 */
export function shapefilePart(name: string): { readonly base: string; readonly extension: string } {
  const plain = name.normalize('NFC').toLowerCase();
  const [, base = plain, extension = ''] =
    /^(.*)\.shp\.(xml)$/.exec(plain) ?? /^(.*)\.([^.]*)$/.exec(plain) ?? [];
  return { base, extension };
}
