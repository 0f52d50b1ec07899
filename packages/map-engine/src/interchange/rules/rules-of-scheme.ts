import type { Category, VectorScheme } from '../../model';
import { schemeFields } from '../../scheme';
import { allOf, always } from './condition';
import type { Condition } from './condition';
import type { Look } from './look';

/** A row and what it asks of features. */
export interface SchemeRule extends NamedLook {
  readonly condition: Condition;
}

/** Rows of a scheme have a label, if an empty one. */
interface NamedLook extends Look {
  readonly label: string;
}

/** The rows of a scheme as rules, of which a feature has one; a hidden row has a rule that draws nothing. */
export interface SchemeRules {
  readonly rows: readonly SchemeRule[];
  /** Draws what is in no row; null where nothing does. */
  readonly rest: NamedLook | null;
}

/** The rows of a scheme as rules. */
export function rulesOfScheme(scheme: VectorScheme): SchemeRules {
  const fields = schemeFields(scheme).map(({ name }) => name);
  const { label, symbol, visible } = scheme.other;
  return {
    rows: scheme.categories.map((row, i) => ({
      condition: conditionOf(row, fields, i),
      ...{ label: row.label, symbol: row.visible ? row.symbol : null },
    })),
    rest: visible && scheme.kind !== 'single-symbol' ? { label, symbol } : null,
  };
}

/** A class is (lower, upper]; the first one also holds its lower end. */
function conditionOf(row: Category, fields: readonly string[], index: number): Condition {
  switch (row.kind) {
    case 'all':
      return always;
    case 'value':
      return allOf(fields.map((field, i) => ({ kind: 'equal', field, value: row.values[i] ?? null })));
    case 'range': {
      const { lower, upper, openBelow, openAbove } = row;
      const [field = ''] = fields;
      return allOf([
        ...(openBelow
          ? []
          : [{ kind: 'order', field, operator: index === 0 ? '>=' : '>', than: lower } as const]),
        ...(openAbove ? [] : [{ kind: 'order', field, operator: '<=', than: upper } as const]),
      ]);
    }
  }
}
