import { messages } from '@gep/ecosystem-models';
import type { Model, Warning } from '@gep/ecosystem-models';
import { fillMessage } from '@gep/api-client/contract';
import type { LocalText } from '@gep/api-client/contract';
import type { StoredProblem } from '../error/stored-problem';
import { numberText } from '../message/number-text';
import { totalName } from '../result/model-results';
import { joined, partsText, placeText } from './warning-names';

type Args = Record<string, string | number>;

function worded(sentences: LocalText, args: { zh: Args; en: Args }): LocalText {
  return { zh: fillMessage(sentences.zh, args.zh), en: fillMessage(sentences.en, args.en) };
}

/**
 * What a computation reports about its cells or its sum, as a stored problem.
 * @param model of which it is; null for the total of all
 * @param cellSize side of a cell in metres
 */
export function modelWarning(model: Model | null, warning: Warning, cellSize: number): StoredProblem {
  const { code, at, count } = warning;
  const definition = model?.definition ?? null;
  const place = placeText(definition, at);
  const parts = partsText(warning, cellSize);
  const args = (language: 'zh' | 'en'): Args => ({
    at: place[language],
    count: numberText(count),
    parts: parts[language],
  });
  const sentences = { zh: messages['zh-CN'].warning[code], en: messages.en.warning[code] };
  return {
    name: 'MODEL_WARNING',
    args: {
      model: definition?.name ?? totalName,
      reason: worded(sentences, { zh: args('zh'), en: args('en') }),
    },
    at,
  };
}

/** The defaults of a model that a run used unchanged, as a stored problem (section 1.12 of the models). */
export function defaultsWarning({ definition }: Model, keys: readonly string[]): StoredProblem[] {
  const parameters = definition.parameters.filter(({ key }) => keys.includes(key));
  if (parameters.length === 0) return [];
  const list = joined(
    parameters.map(({ name }) => name),
    'list.comma',
  );
  return [{ name: 'MODEL_DEFAULTS', args: { model: definition.name, list }, at: 'parameters' }];
}
