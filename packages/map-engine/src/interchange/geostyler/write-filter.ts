import type { Condition } from '../rules/condition';
import type { GeoStylerFilter } from './geostyler-style';

/** A condition as filter; undefined for one that asks nothing. */
export function filterOf(condition: Condition): GeoStylerFilter | undefined {
  switch (condition.kind) {
    case 'always':
      return undefined;
    case 'equal':
      return ['==', condition.field, condition.value];
    case 'order':
      return [condition.operator, condition.field, condition.than];
    case 'not': {
      const of = filterOf(condition.of);
      return of && ['!', of];
    }
    case 'all':
    case 'any':
      return [
        condition.kind === 'all' ? '&&' : '||',
        ...condition.of.flatMap((one) => {
          const of = filterOf(one);
          return of ? [of] : [];
        }),
      ];
  }
}
