import { errorCodes } from '@gep/api-client/contract';
import type { Language, Problem } from '@gep/api-client/contract';
import { fillSentence } from '../message/number-text';
import { textOf } from '../message/phrase';
import type { ProblemArgs, StoredProblem } from './stored-problem';

/** Words problems in the language of a reader. */
export type Word = (problem: StoredProblem) => Problem;

/** Words a problem in a language. */
export function word(problem: StoredProblem, language: Language): Problem {
  const args = wordArgs(problem.args ?? {}, language);
  return {
    code: errorCodes[problem.name].code,
    message: fillSentence(errorCodes[problem.name][language], args),
    ...(problem.at !== undefined && { at: problem.at }),
    args,
  };
}

function wordArgs(args: ProblemArgs, language: Language): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      typeof value !== 'object' ? value : 'phrase' in value ? textOf(value)[language] : value[language],
    ]),
  );
}
