import { GepDataError, messages } from '@gep/ecosystem-models';
import type { Problem as ModelProblem } from '@gep/ecosystem-models';
import type { Problem } from '@gep/raster';
import { fillMessage } from '@gep/api-client/contract';
import { numberText } from '../message/number-text';
import type { StoredProblem } from './stored-problem';

/** The problem of a `GepDataError` of the models, null for other errors. */
export function modelProblem(error: unknown): StoredProblem | null {
  if (!(error instanceof GepDataError)) return null;
  const [first] = error.problems;
  return first && isModelProblem(first) ? storedModelProblem(first) : null;
}

const isModelProblem = (problem: Problem): problem is ModelProblem =>
  !('severity' in problem) && problem.code in messages.en.problem;

/** A fault in a model's parameters or inputs as a problem of the error table. */
export function storedModelProblem(problem: ModelProblem): StoredProblem {
  const args = {
    at: problem.at,
    got: text(problem.got),
    min: text(problem.min),
    max: text(problem.max),
    allowed: problem.allowed?.join(', ') ?? '',
  };
  return {
    name: 'PARAMETER_INVALID',
    args: {
      parameter: problem.at.replace(/^\w+\./, ''),
      value: args.got,
      expected: {
        zh: fillMessage(messages['zh-CN'].problem[problem.code], args),
        en: fillMessage(messages.en.problem[problem.code], args),
      },
    },
    at: problem.at,
  };
}

function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'object' ? JSON.stringify(value).slice(0, 80) : String(value).slice(0, 80);
}
