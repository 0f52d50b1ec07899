import type { Language, Problem } from '@gep/api-client/contract';
import { words } from '../message/phrase';
import type { StoredProblem } from './stored-problem';

/** Words problems in the language of a reader. */
export type Word = (problem: StoredProblem) => Problem;

/** Words a problem in a language. */
export function word(problem: StoredProblem, language: Language): Problem {
  return words.word(problem, language);
}
