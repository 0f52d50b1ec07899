import { messages, modelBySlug } from '@gep/ecosystem-models';
import type { Model, Warning } from '@gep/ecosystem-models';
import { fillMessage } from '@gep/api-client/contract';
import type { LocalText } from '@gep/api-client/contract';
import type { StoredProblem } from '../error/stored-problem';
import { phrase, textOf } from '../message/phrase';
import { readableNumber } from '@gep/map-engine/scheme';
import { totalName } from '../result/model-results';
import { partsText, placeText } from './warning-names';
import { joined } from '../message/joined';

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
  const { code, at, count, severity } = warning;
  const definition = model?.definition ?? null;
  const place = placeText(definition, at);
  const parts = partsText(warning, cellSize);
  const args = (language: 'zh' | 'en'): Args => ({
    at: place[language],
    count: readableNumber(count),
    parts: parts[language],
  });
  const sentences = { zh: messages['zh-CN'].warning[code], en: messages.en.warning[code] };
  return {
    name: severity === 'note' ? 'MODEL_NOTE' : 'MODEL_WARNING',
    args: {
      model: definition?.name ?? totalName,
      reason: worded(sentences, { zh: args('zh'), en: args('en') }),
    },
    at,
  };
}

/**
 * The defaults that a run used unchanged for a model, as a stored problem (section 1.12 of the models).
 * @param slug of the model that has the parameters: itself, or one that it reads
 */
export function defaultsWarning(
  { slug: own, definition }: Model,
  keys: readonly string[],
  slug = own,
): StoredProblem[] {
  const read = slug === own ? null : modelBySlug(slug);
  const parameters = (read ?? { definition }).definition.parameters.filter(({ key }) => keys.includes(key));
  if (parameters.length === 0) return [];
  const list = joined(
    parameters.map(({ name }) => name),
    'list.comma',
  );
  const ofRead = (language: 'zh' | 'en'): Args => ({
    list: list[language],
    read: read?.definition.name[language] ?? '',
  });
  const named = read ? worded(textOf(phrase('model.of-read')), { zh: ofRead('zh'), en: ofRead('en') }) : list;
  return [
    {
      name: 'MODEL_DEFAULTS',
      args: { model: definition.name, list: named },
      at: read ? `parameters/${slug}` : 'parameters',
    },
  ];
}
