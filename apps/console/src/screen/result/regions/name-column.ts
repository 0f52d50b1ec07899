import type { RegionColumn } from '@gep/api-client';
import { levelWords, nameEnd, nameWords } from '../../../message/setting/column-words';

/** How columns of names are called, the surest first. */
const patterns: readonly RegExp[] = [
  ...nameWords.map((words) => new RegExp(words, 'i')),
  ...Object.values(levelWords)
    .reverse()
    .map((words) => new RegExp(`^(?:${words})(?:${nameEnd})$`, 'i')),
];

const isNumber = (value: string): boolean => Number.isFinite(Number(value));

const differentValues = ({ values }: RegionColumn): number => new Set(values).size;

/**
 * The column that names the regions of a file: by what it is called, unless most of its regions share a name, as those of
 * a county file share its province; else the first that tells them apart by words.
 */
export function nameColumn(columns: readonly RegionColumn[]): string | null {
  const usable = columns.filter(({ values }) => values.some((value) => value !== null && !isNumber(value)));
  const called = patterns.flatMap((pattern) => usable.filter(({ name }) => pattern.test(name.trim())));
  const telling = usable.filter(
    (column) =>
      column.values.every((value) => value !== null) && differentValues(column) === column.values.length,
  );
  const mostlyTelling = called.find((column) => 2 * differentValues(column) >= column.values.length);
  return (mostlyTelling ?? telling.at(0) ?? called.at(0))?.name ?? null;
}
