import { testsIn } from './condition';
import type { Condition } from './condition';

/**
 * Conditions of formats that have texts only: values of a column that all look like numbers, or that is compared with
 * numbers, are numbers.
 */
export function typedConditions(conditions: readonly Condition[]): readonly Condition[] {
  const textual = new Set<string>();
  const ordered = new Set<string>();
  for (const test of conditions.flatMap(testsIn)) {
    if (test.kind === 'order') ordered.add(test.field);
    else if (test.value !== null && !isNumeric(String(test.value))) textual.add(test.field);
  }
  const isText = (field: string): boolean => textual.has(field) && !ordered.has(field);
  const typed = (condition: Condition): Condition => {
    switch (condition.kind) {
      case 'equal': {
        const { value } = condition;
        return value === null || isText(condition.field) || !isNumeric(String(value))
          ? condition
          : { ...condition, value: Number(value) };
      }
      case 'all':
      case 'any':
        return { ...condition, of: condition.of.map(typed) };
      case 'not':
        return { ...condition, of: typed(condition.of) };
      default:
        return condition;
    }
  };
  return conditions.map(typed);
}

const isNumeric = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));
