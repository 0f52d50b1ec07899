import { messages } from '@gep/ecosystem-models';
import type { CatalogueEntry, Model, Warning } from '@gep/ecosystem-models';
import { fillMessage } from '@gep/api-client/contract';
import type { LocalText } from '@gep/api-client/contract';
import type { StoredProblem } from '../error/stored-problem';
import { phrase, textOf } from '../message/phrase';

type Args = Record<string, string | number>;

function worded(sentences: LocalText, args: { zh: Args; en: Args }): LocalText {
  return { zh: fillMessage(sentences.zh, args.zh), en: fillMessage(sentences.en, args.en) };
}

/** What a computation of a model reports about its cells, as a stored problem. */
export function modelWarning(definition: Pick<CatalogueEntry, 'name'>, warning: Warning): StoredProblem {
  const { code, at, count } = warning;
  const sentences = { zh: messages['zh-CN'].warning[code], en: messages.en.warning[code] };
  return {
    name: 'MODEL_WARNING',
    args: { model: definition.name, reason: worded(sentences, { zh: { at, count }, en: { at, count } }) },
    at,
  };
}

/** The defaults of a model that a run used unchanged, as a stored problem (section 1.12 of the models). */
export function defaultsWarning({ definition }: Model, keys: readonly string[]): StoredProblem[] {
  const parameters = definition.parameters.filter(({ key }) => keys.includes(key));
  if (parameters.length === 0) return [];
  const list = (language: 'zh' | 'en', separator: string): string =>
    parameters.map(({ name }) => name[language]).join(separator);
  return [
    {
      name: 'MODEL_WARNING',
      args: {
        model: definition.name,
        reason: worded(textOf(phrase('model.defaults-unchanged')), {
          zh: { list: list('zh', '、') },
          en: { list: list('en', ', ') },
        }),
      },
      at: 'parameters',
    },
  ];
}
