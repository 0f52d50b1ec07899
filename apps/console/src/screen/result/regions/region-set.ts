import type { FileRegion, RegionColumn, RegionStatistics, UploadedRegions } from '@gep/api-client';
import { nameColumn } from './name-column';

/** A region with its figures. */
export interface MeasuredRegion {
  /** A number, unique in its set; it names a region that has no other name. */
  readonly key: string;
  /** In EPSG:3857. */
  readonly wkb: string | Uint8Array;
  readonly statistics: FileRegion;
  /** The name that a person gave it; null where its file or its number names it. */
  readonly given: string | null;
  /** Its row in the columns of the file; null of a drawn one. */
  readonly row: number | null;
}

/** The regions that are measured together. */
export interface RegionSet {
  readonly kind: 'drawn' | 'uploaded';
  readonly regions: readonly MeasuredRegion[];
  /** What was uploaded, to be measured in another result. */
  readonly files: readonly File[];
  /** Of the uploaded file. */
  readonly columns: readonly RegionColumn[];
  /** Name of the column that names the regions; empty: they are numbered. */
  readonly column: string;
  /** How often a cell is in a further region; null where that is not known. */
  readonly shared: number | null;
}

/** What a file comes back with. */
type FileAnswer = readonly (FileRegion | UploadedRegions)[];

export function drawnSet(statistics: RegionStatistics, wkb: Uint8Array): RegionSet {
  const region = { key: '1', wkb, statistics, given: null, row: null };
  return { kind: 'drawn', regions: [region], files: [], columns: [], column: '', shared: 0 };
}

export function uploadedSet(answer: FileAnswer, files: readonly File[]): RegionSet {
  const measured = answer.filter((entry) => 'count' in entry);
  const file = answer.find((entry) => 'wkbList' in entry);
  const columns = file?.columns ?? [];
  return {
    kind: 'uploaded',
    regions: measured.map((statistics, row) => ({
      ...{ key: String(row + 1), wkb: file?.wkbList[row] ?? '', statistics, given: null, row },
    })),
    files,
    columns,
    column: nameColumn(columns) ?? '',
    shared: file?.shared ?? null,
  };
}

/** A further region: nobody has counted what it shares with the others. */
export function withRegion(set: RegionSet, { regions: [added] }: RegionSet): RegionSet {
  const key = String(Math.max(0, ...set.regions.map((one) => Number(one.key))) + 1);
  return { ...set, regions: [...set.regions, { ...added, key }], shared: null };
}

/** Without one of the regions; null: it was the only one. What the others share is then unknown, if it is not nothing. */
export function withoutRegion(set: RegionSet, key: string): RegionSet | null {
  const regions = set.regions.filter((one) => one.key !== key);
  return regions.length === 0 ? null : { ...set, regions, shared: set.shared === 0 ? 0 : null };
}

/** The same regions with the figures of another result, in their order. */
export function withStatistics(set: RegionSet, statistics: readonly FileRegion[]): RegionSet {
  return { ...set, regions: set.regions.map((one, i) => ({ ...one, statistics: statistics[i] })) };
}

export function renamed(set: RegionSet, key: string, given: string): RegionSet {
  return { ...set, regions: set.regions.map((one) => (one.key === key ? { ...one, given } : one)) };
}

/**
 * The names of all regions in their order.
 * @param numbered the name of a region that has none
 */
export function namesOf(
  { regions, columns, column }: RegionSet,
  numbered: (number: number) => string,
): string[] {
  const values = columns.find(({ name }) => name === column)?.values ?? [];
  return regions.map(({ key, given, row }) => {
    const own = given?.trim() ?? '';
    if (own !== '') return own;
    return (row === null ? null : values[row]) ?? numbered(Number(key));
  });
}

/** A geometry as calls take it. */
export const polygonOf = (wkb: MeasuredRegion['wkb']): string | number[] =>
  typeof wkb === 'string' ? wkb : [...wkb];
