import type { Condition } from '../rules/condition';
import type { CartoSymSelector } from './cartosym-style';

/** A condition as selector; undefined for one that asks nothing. */
export function selectorOf(condition: Condition): CartoSymSelector | undefined {
  switch (condition.kind) {
    case 'always':
      return undefined;
    case 'equal': {
      const column = { property: condition.field };
      return condition.value === null
        ? { op: 'isNull', args: column }
        : { op: '=', args: [column, condition.value] };
    }
    case 'order':
      return { op: condition.operator, args: [{ property: condition.field }, condition.than] };
    case 'not': {
      const of = selectorOf(condition.of);
      return of && { op: 'not', args: [of] };
    }
    case 'all':
    case 'any':
      return {
        op: condition.kind === 'all' ? 'and' : 'or',
        args: condition.of.flatMap((one) => selectorOf(one) ?? []),
      };
  }
}
