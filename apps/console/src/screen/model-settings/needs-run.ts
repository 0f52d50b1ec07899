import { conditionHolds } from '@gep/api-client';
import type { LocalText, ModelDefinition, ParameterDefinition, ParameterValue } from '@gep/api-client';

/**
 * What of a parameter counts only in the next run: `all` of it, or the named columns of its table; null where results
 * follow its changes at once.
 * @param values of all parameters
 */
export function needsRun(
  { linear = [] }: Pick<ModelDefinition, 'linear'>,
  parameter: ParameterDefinition,
  values: Readonly<Record<string, ParameterValue>>,
): 'all' | readonly LocalText[] | null {
  const known = linear.find((one) => one.parameter === parameter.key);
  if (known === undefined || !conditionHolds(known.when, values)) return 'all';
  if (parameter.kind !== 'table') return null;
  const others = parameter.columns.filter(({ key }) => !known.columns?.includes(key));
  return others.length === 0 ? null : others.map(({ name }) => name);
}
