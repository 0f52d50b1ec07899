import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import wkx from 'wkx';
import type { Gdal, GdalDataset } from '../gdal';
import { refuse } from '../geodata-error';
import type { GeodataWarning } from '../problem-codes';
import type { AttributeRow, AttributeValue, GeometryKind, VectorFeature } from '../task';
import { quoted } from '../vector-info';
import type { LayerInfo } from '../vector-info';
import { kindOf } from './geometry-kind';

interface DumpRules {
  /** Name of the file. */
  readonly at: string;
  /** CRS of the dumped shapes. */
  readonly crs: string;
  /** Most points. */
  readonly vertices: number;
}

interface Dump {
  readonly kind: GeometryKind;
  readonly features: VectorFeature[];
  readonly warnings: GeodataWarning[];
}

/** A feature as GDAL writes it. */
interface DumpedFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates?: readonly unknown[] } | null;
}

/**
 * Rows of a layer in its order, shapes in another CRS. Polygons are made valid. Throws `vector-record-damaged`,
 * `vector-geometry-kind`, `vector-geometry-mixed`, `vector-coordinates-invalid`, `vector-no-geometry` or
 * `vector-too-large`.
 */
export async function dumpFeatures(
  gdal: Gdal,
  dataset: GdalDataset,
  layer: LayerInfo,
  rules: DumpRules,
  valid = /polygon/i.test(layer.geometryType),
): Promise<Dump> {
  // All digits that a double has, and the CRS that was asked for.
  const form = ['-f', 'GeoJSON', '-lco', 'RFC7946=NO', '-lco', 'COORDINATE_PRECISION=17', '-dim', 'XY'];
  const query = ['-sql', `SELECT * FROM ${quoted(layer.name)}`, '-t_srs', rules.crs];
  const repair = valid ? ['-makevalid'] : [];
  const { value, errors } = await gdal.step(() =>
    gdal.build.ogr2ogr(dataset, [...form, ...query, ...repair], gdal.newName()),
  );
  if (!value || errors.length > 0)
    return refuse('vector-record-damaged', rules.at, 'shapes that can be read and transformed', {
      args: { row: 0 },
      detail: errors.join('; '),
    });
  const dump = await readDump(value.real, rules, valid);
  // A layer may not say that it holds polygons, and lines must not be repaired.
  return dump.kind === 'polygon' && !valid ? dumpFeatures(gdal, dataset, layer, rules, true) : dump;
}

async function readDump(path: string, { at, vertices }: DumpRules, valid: boolean): Promise<Dump> {
  let kind: GeometryKind | null = valid ? 'polygon' : null;
  let points = 0;
  const features: VectorFeature[] = [];
  const empty: number[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    // One feature a line, inside the lines of the collection.
    if (!line.startsWith('{ "type": "Feature"')) continue;
    const row = features.length;
    const { properties, geometry } = parsed(line, at, row);
    let wkb: Uint8Array | null = null;
    if (geometry && !isEmpty(geometry)) {
      const own = kindOf(geometry);
      kind ??= own;
      points += count(geometry.coordinates ?? []);
      if (points > vertices)
        refuse('vector-too-large', at, `${vertices} points at most`, {
          args: { limit: vertices, unit: 'points' },
        });
      if (own !== null && own === kind) wkb = wkx.Geometry.parseGeoJSON(geometry).toWkb();
      // A polygon without an area is repaired into lines, and holds nothing.
      else if (!valid) refuseKind(at, row, own, kind);
    }
    if (wkb === null) empty.push(row + 1);
    features.push({ row, properties: rowOf(properties), wkb });
  }
  if (kind === null || empty.length === features.length)
    return refuse('vector-no-geometry', at, 'at least one shape');
  return { kind, features, warnings: empty.length > 0 ? [missing(at, empty)] : [] };
}

function missing(at: string, rows: readonly number[]): GeodataWarning {
  return {
    code: 'vector-geometry-missing',
    at,
    expected: 'a shape in every row',
    args: { count: rows.length, rows: rows.slice(0, 10).join(', ') },
  };
}

function parsed(line: string, at: string, row: number): DumpedFeature {
  try {
    return JSON.parse(line.replace(/,$/, '')) as DumpedFeature;
  } catch {
    // Infinite numbers are not JSON.
    return refuse('vector-coordinates-invalid', `${at}, row ${row + 1}`, 'finite coordinates', {
      args: { row: row + 1 },
    });
  }
}

function refuseKind(at: string, row: number, found: GeometryKind | null, kind: GeometryKind | null): never {
  const args = { row: row + 1, found: found ?? 'collection' };
  if (found === null || kind === null)
    return refuse('vector-geometry-kind', `${at}, row ${row + 1}`, 'points, lines or polygons', {
      args: { ...args, kinds: 'point,line,polygon' },
    });
  return refuse('vector-geometry-mixed', `${at}, row ${row + 1}`, 'shapes of one kind', {
    args: { ...args, kind },
  });
}

function isEmpty({ coordinates }: NonNullable<DumpedFeature['geometry']>): boolean {
  return coordinates !== undefined && count(coordinates) === 0;
}

/** Count of positions in nested lists. */
function count(coordinates: readonly unknown[]): number {
  if (coordinates.length === 0) return 0;
  if (!Array.isArray(coordinates[0])) return 1;
  return coordinates.reduce<number>((sum, part) => sum + count(part as readonly unknown[]), 0);
}

function rowOf(properties: DumpedFeature['properties']): AttributeRow {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: unknown): AttributeValue {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value === null || value === undefined ? null : JSON.stringify(value);
}
