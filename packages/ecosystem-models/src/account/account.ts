import type { Account, Factor, Model, ResolvedParameters, Term } from '../model';
import { TYPE_LIMIT } from '../shared/ecosystem-tree';
import { ecosystemTypes } from '../shared/ecosystem-types';

/** Type of what has no ecosystem type: cells with a missing land type, and amounts of a district without cells. */
export const NO_TYPE = 0;

const codes = [NO_TYPE, ...ecosystemTypes.map(({ value }) => value)];

/** A factor for each type code of the tree; 0 for other codes. */
export function factorByType(of: (code: number) => number): Float64Array {
  const factors = new Float64Array(TYPE_LIMIT);
  for (const code of codes) factors[code] = of(code);
  return factors;
}

type Scales = ReturnType<NonNullable<Account['scales']>>;
const knownScales = new WeakMap<Account, WeakMap<ResolvedParameters, Scales>>();

/** The scales of a model's quantities; made once for each object of parameters. */
export function scalesOf({ account }: Model, parameters: ResolvedParameters): Scales {
  if (account?.scales === undefined) return {};
  const own = knownScales.get(account) ?? new WeakMap<ResolvedParameters, Scales>();
  const found = own.get(parameters) ?? account.scales(parameters);
  own.set(parameters, found);
  knownScales.set(account, own);
  return found;
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
