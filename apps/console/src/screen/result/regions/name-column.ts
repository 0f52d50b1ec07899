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

/** The column that names the regions of a file: by what it is called, else the first that tells them apart by words. */
export function nameColumn(columns: readonly RegionColumn[]): string | null {
  const usable = columns.filter(({ values }) => values.some((value) => value !== null && !isNumber(value)));
  for (const pattern of patterns) {
    const found = usable.find(({ name }) => pattern.test(name.trim()));
    if (found) return found.name;
  }
  const telling = usable.find(
    ({ values }) => values.every((value) => value !== null) && new Set(values).size === values.length,
  );
  return telling?.name ?? null;
}
