import { isTableScheme } from '@gep/map-engine/model';
import type { Category, Scheme } from '@gep/map-engine/model';
import { legend } from '@gep/map-engine/scheme';
import type { LegendText } from '@gep/map-engine/scheme';

/** Values of a class: above the first number up to the second, null without an end; both the same: that value alone. */
export type ValueRange = [lower: number | null, upper: number | null];

/** A class of a style as the ledger lists it. */
export interface LedgerClass {
  readonly key: string;
  readonly label: string;
  readonly color: string;
  /** Null for texts and missing values. */
  readonly range: ValueRange | null;
  /** As the style has counted it; null where it has not. */
  readonly count: number | null;
}

/** The classes of a style in the order of its table, hidden ones too; none of a stretch. */
export function ledgerClasses(scheme: Scheme, text: LegendText): LedgerClass[] {
  if (!isTableScheme(scheme)) return [];
  const labels = new Map(
    legend(scheme, { ...text, includeHidden: true }).entries.map(({ key, label }) => [key, label]),
  );
  return scheme.categories.map((row) => ({
    key: row.key,
    label: labels.get(row.key) ?? row.label,
    color: row.color,
    range: rangeOf(row),
    count: row.count,
  }));
}

/** How the style calls what is in none of its classes; null where it does not. */
export function restLabel(scheme: Scheme, text: LegendText): string | null {
  const { entries } = legend(scheme, { ...text, includeHidden: true });
  return entries.find(({ key }) => isTableScheme(scheme) && key === scheme.other.key)?.label ?? null;
}

function rangeOf(row: Category): ValueRange | null {
  if (row.kind === 'range') return [row.openBelow ? null : row.lower, row.openAbove ? null : row.upper];
  const [value] = row.kind === 'value' ? row.values : [];
  return typeof value === 'number' ? [value, value] : null;
}
