import type { RecordFile } from '@gep/ecosystem-models';
import { limits } from '@gep/api-client/contract';
import type { InputChange } from '@gep/api-client/contract';
import type { DistrictRow } from '../model/records/stored-rows';

type TableChange = Extract<InputChange, { kind: 'table' }>;

const shownRows = 10;

/**
 * What changed between two tables of an input: figures of districts that changed much, rows that are only in one of them.
 * Rows are the same by their district and the fields that make them unique there.
 */
export function tableChange(
  input: RecordFile,
  before: readonly DistrictRow[],
  after: readonly DistrictRow[],
): TableChange {
  const uniqueBy = input.kind === 'table' ? (input.uniqueBy ?? []) : [];
  const textsOf = ({ values }: DistrictRow): string[] => uniqueBy.map((field) => String(values[field] ?? ''));
  const keyOf = (row: DistrictRow): string => JSON.stringify([row.code, ...textsOf(row)]);
  const onlyIn = (rows: readonly DistrictRow[], others: readonly DistrictRow[]): DistrictRow[] => {
    const known = new Set(others.map(keyOf));
    return rows.filter((row) => !known.has(keyOf(row)));
  };
  const shown = (rows: readonly DistrictRow[]) =>
    rows.slice(0, shownRows).map((row) => ({ district: row.name, texts: textsOf(row) }));
  const [added, gone] = [onlyIn(after, before), onlyIn(before, after)];
  const totals = changedTotals(input, before, after);
  return {
    kind: 'table',
    totals: totals.slice(0, shownRows),
    totalCount: totals.length,
    newRows: shown(added),
    newCount: added.length,
    missingRows: shown(gone),
    missingCount: gone.length,
  };
}

/** Figures of districts in both tables that changed by more than the limit, the largest changes first. */
function changedTotals(
  input: RecordFile,
  before: readonly DistrictRow[],
  after: readonly DistrictRow[],
): TableChange['totals'] {
  const [old, now] = [byDistrict(before), byDistrict(after)];
  const found: (TableChange['totals'][number] & { readonly part: number })[] = [];
  for (const field of input.fields) {
    if (field.type !== 'number') continue;
    for (const [code, rows] of now) {
      const [from, to] = [old.get(code) ?? [], rows].map((some) => figureOf(some, field.key, field.unit));
      if (from === null || to === null) continue;
      const part = from === to ? 0 : Math.abs(to - from) / Math.abs(from);
      if (part > limits.tableChange)
        found.push({
          district: rows[0].name,
          field: field.name,
          unit: field.unit,
          before: from,
          after: to,
          part,
        });
    }
  }
  return found.sort((a, b) => b.part - a.part).map(({ part: _part, ...total }) => total);
}

function byDistrict(rows: readonly DistrictRow[]): ReadonlyMap<string, readonly DistrictRow[]> {
  const found = new Map<string, DistrictRow[]>();
  for (const row of rows) {
    const others = found.get(row.code);
    if (others) others.push(row);
    else found.set(row.code, [row]);
  }
  return found;
}

/** The sum of a field, or its mean where it is a ratio (a price, a share); null without a number. */
function figureOf(rows: readonly DistrictRow[], key: string, unit: string): number | null {
  const numbers = rows.map(({ values }) => values[key]).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((all, value) => all + value, 0);
  return /[/%]/.test(unit) ? sum / numbers.length : sum;
}
