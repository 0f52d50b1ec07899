import type { Account, Factor, Model, ResolvedParameters, Term } from '../model';
import { TYPE_LIMIT } from '../shared/ecosystem-tree';

/** Type of what has no ecosystem type: cells with a missing land type, and amounts of a district without cells. */
export const NO_TYPE = 0;

/** A factor for each type code. */
export function factorByType(of: (code: number) => number): Float64Array {
  return Float64Array.from({ length: TYPE_LIMIT }, (_, code) => of(code));
}

/** An account of one quantity and its price in 元 a unit. */
export function pricedAccount(
  quantity: string,
  price: (parameters: ResolvedParameters) => Factor,
  scale?: (parameters: ResolvedParameters) => Factor | undefined,
): Account {
  return {
    terms: (parameters) => ({ value: [{ quantity, factor: price(parameters) }] }),
    ...(scale && { scales: (parameters) => ({ [quantity]: scale(parameters) }) }),
  };
}

/** The terms of an output of a model. */
export function termsOf(
  { account }: Model,
  output: string,
  parameters: ResolvedParameters,
  quantities: readonly string[],
): readonly Term[] {
  return account?.terms(parameters, quantities)[output] ?? [{ quantity: output, factor: 1 }];
}

/** The factor of a type; 0 where none applies. */
export function factorAt(factor: Factor, code: number): number {
  return (typeof factor === 'number' ? factor : factor[code]) || 0;
}
