import type { RegionColumn, RegionStatistics, UploadedRegions } from '@gep/api-client';
import { nameColumn } from './name-column';

/** A region with its figures. */
export interface MeasuredRegion {
  /** Unique in its set. */
  readonly key: string;
  /** In EPSG:3857. */
  readonly wkb: string | Uint8Array;
  readonly statistics: RegionStatistics;
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
type FileAnswer = readonly (RegionStatistics | UploadedRegions)[];

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
  const key = String(set.regions.length + 1);
  return { ...set, regions: [...set.regions, { ...added, key }], shared: null };
}

/** The same regions with the figures of another result, in their order. */
export function withStatistics(set: RegionSet, statistics: readonly RegionStatistics[]): RegionSet {
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
  return regions.map(({ given, row }, i) => {
    const own = given?.trim() ?? '';
    if (own !== '') return own;
    return (row === null ? null : values[row]) ?? numbered(i + 1);
  });
}
