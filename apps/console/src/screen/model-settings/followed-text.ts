import type { ModelDefinition, ParameterDefinition } from '@gep/api-client';

/** What is said when results follow some parameters of a model: prices have their own words. */
export function followedText({ parameters }: Pick<ModelDefinition, 'parameters'>, keys: readonly string[]) {
  const changed = parameters.filter(({ key }) => keys.includes(key));
  return changed.every(hasPrices) ? 'models.followed.prices' : 'models.followed.linear';
}

function hasPrices(parameter: ParameterDefinition): boolean {
  if (parameter.kind === 'table')
    return parameter.columns.some((column) => 'price' in column && column.price);
  return parameter.kind === 'plain' && parameter.price === true;
}
