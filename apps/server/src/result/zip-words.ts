import { modelById } from '@gep/ecosystem-models';
import { regionLevels } from '@gep/api-client/contract';
import type { Language } from '@gep/api-client/contract';
import { quantityOf } from './result-quantity';
import { phrase, textOf } from '../message/phrase';
import type { ResultPlace } from './model-results';

/** Where the files of a result are: `5-carbon-sequestration`, `11-runoff-cn`, `total`. */
export function folderOf({ entry, modelId, key }: Pick<ResultPlace, 'entry' | 'modelId' | 'key'>): string {
  return entry === null ? 'total' : `${modelId}-${key}`;
}

/** The level of a row of districts, in words. */
export function levelName(level: string, language: Language): string {
  const known = regionLevels.find((one) => one === level);
  return known ? textOf(phrase(`level.${known}`))[language] : level;
}

/** What a layer shows: the value, the function quantity, or a further quantity by the name of its output. */
export function quantityName(
  { modelId }: Pick<ResultPlace, 'modelId'>,
  quantity: string,
  language: Language,
): string {
  if (quantity === 'value' || quantity === 'function')
    return textOf(phrase(`quantity.${quantity}`))[language];
  const outputs = modelById(Number(modelId))?.definition.outputs ?? [];
  return outputs.find((output) => quantityOf(output) === quantity)?.name[language] ?? quantity;
}
