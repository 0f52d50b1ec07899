import type { GeoJsonFeature } from '@gep/map-engine/layer';
import Papa from 'papaparse';
import { ownLimits } from './limits';
import { positionColumns } from '../../message/map/position-columns';
import { OwnFault } from './own-fault';
import type { ReadFeatures } from './read-geojson';
import { bytesOf, textOf } from './source-file';

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[(（[].*$/, '')
    .replaceAll(/[\s_-]/g, '');

const number = (text: string | undefined): number => (text?.trim() ? Number(text) : NaN);

/** Points of a table, and the rows that have no position. */
export interface ReadPoints extends ReadFeatures {
  readonly skipped: number;
}

/**
 * Points of a CSV, divided by commas, semicolons, tabs or bars, with columns of longitude and latitude, or x and y.
 * @throws OwnFault `columns`, `quotes`, `noRows`, `features`
 */
export async function readCsv(file: File): Promise<ReadPoints> {
  const text = textOf(await bytesOf(file)).replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', '\t', ';', '|'],
    preview: ownLimits.features + 2,
  });
  const unquoted = errors.find(({ type }) => type === 'Quotes');
  if (unquoted) throw new OwnFault(file.name, 'quotes', { row: (unquoted.row ?? 0) + 1 });
  const [names = [], ...rows] = data;
  if (rows.length > ownLimits.features)
    throw new OwnFault(file.name, 'features', { most: ownLimits.features, vertices: ownLimits.vertices });
  const found = positionOf(names);
  if (!found) throw new OwnFault(file.name, 'columns', { columns: names.slice(0, 12).join(', ') });
  const points = rows.map((row) => [number(row[found.x]), number(row[found.y])] as const);
  const whole = points.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
  if (whole.length === 0) throw new OwnFault(file.name, 'noRows', { x: names[found.x], y: names[found.y] });
  const swapped = !found.degrees && whole.every(([x, y]) => isNorthing(x) && isEasting(y));
  const columns = columnsOf(names, rows);
  const features = rows.flatMap((row, index): GeoJsonFeature[] => {
    const [x, y] = points[index];
    if (!Number.isFinite(x) || !Number.isFinite(y)) return [];
    const properties = Object.fromEntries(columns.map(({ name, read }, at) => [name, read(row[at])]));
    return [
      { id: index + 1, properties, geometry: { type: 'Point', coordinates: swapped ? [y, x] : [x, y] } },
    ];
  });
  const inDegrees = whole.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90);
  return {
    features,
    // Degrees of CGCS2000 and WGS 84 are the same on a map.
    crs: found.degrees || inDegrees ? 'EPSG:4326' : null,
    skipped: rows.length - features.length,
  };
}

function positionOf(names: readonly string[]) {
  const called = names.map(plain);
  for (const [xs, ys, degrees] of positionColumns) {
    const x = called.findIndex((name) => xs.includes(name));
    const y = called.findIndex((name) => ys.includes(name));
    if (x >= 0 && y >= 0) return { x, y, degrees };
  }
  return null;
}

/** Metres to the north of the equator in China, which no easting of a zone reaches. */
const isNorthing = (value: number): boolean => value > 1.8e6 && value < 6.2e6;
const isEasting = (value: number): boolean => (value > 0 && value < 1e6) || (value > 1.3e7 && value < 4.7e7);

/** Columns in which everything is a number are numbers; codes that begin with 0 stay texts. */
function columnsOf(names: readonly string[], rows: readonly string[][]) {
  return names.map((name, at) => {
    const texts = rows.map((row) => row[at]?.trim() ?? '').filter((text) => text !== '');
    const numeric =
      texts.length > 0 && texts.every((text) => Number.isFinite(Number(text)) && !/^[+-]?0\d/.test(text));
    return {
      name: name.trim() || `#${at + 1}`,
      read: (text = '') => (text.trim() === '' ? null : numeric ? Number(text) : text.trim()),
    };
  });
}
