import { GepDataError, messages } from '@gep/ecosystem-models';
import type { Problem as ModelProblem } from '@gep/ecosystem-models';
import type { Problem } from '@gep/raster';
import { fillMessage } from '@gep/api-client/contract';
import type { LocalText } from '@gep/api-client/contract';
import { readableNumber } from '@gep/map-engine/scheme';
import { rangePhrase } from '@gep/ecosystem-models/table-checks';
import { phrase, textOf } from '../message/phrase';
import { createTitles } from './parameter-titles';
import type { NamedParts } from './parameter-titles';
import type { StoredProblem } from './stored-problem';

/** The problem of a `GepDataError` of the models, null for other errors. */
export function modelProblem(error: unknown): StoredProblem | null {
  if (!(error instanceof GepDataError)) return null;
  const [first] = error.problems;
  return first && isModelProblem(first) ? storedModelProblem(first) : null;
}

const isModelProblem = (problem: Problem): problem is ModelProblem =>
  !('severity' in problem) && problem.code in messages.en.problem;

/**
 * A fault in a model's parameters or inputs as a problem of the error table. With the definition, it names them, their
 * options and their columns by their titles.
 * @param parameter key of the parameter that it is about, where its place does not say it
 */
export function storedModelProblem(
  problem: ModelProblem,
  definition: Partial<NamedParts> = {},
  parameter?: string,
): StoredProblem {
  const { at, code, got, min, max, allowed = [] } = problem;
  const titles = createTitles(definition, at, parameter);
  const given = ofTitles.has(code) ? titles.word(text(got)) : both(text(got));
  const args = (language: 'zh' | 'en') => ({
    got: given[language],
    min: text(min),
    max: text(max),
    allowed: titles.options(allowed.map(String))[language],
  });
  const reason = {
    zh: fillMessage(messages['zh-CN'].problem[code], args('zh')),
    en: fillMessage(messages.en.problem[code], args('en')),
  };
  const bounds = [min ?? null, max ?? null] as const;
  const hasBounds = ofNumbers.has(code) && bounds.some((bound) => bound !== null);
  return {
    name: 'PARAMETER_INVALID',
    args: {
      parameter: titles.place,
      value: text(got),
      expected: hasBounds ? withRange(reason, bounds) : reason,
    },
    at,
  };
}

/** Faults whose value is the key of a parameter, a column or an option. */
const ofTitles: ReadonlySet<ModelProblem['code']> = new Set([
  'exclusive-options',
  'missing-row',
  'empty-column',
  'needs-run',
  'not-a-price',
  'outside-bounds',
]);
/** Faults whose sentence does not say which numbers are allowed. */
const ofNumbers: ReadonlySet<ModelProblem['code']> = new Set(['not-a-number', 'not-an-integer']);

function both(word: string): LocalText {
  return { zh: word, en: word };
}

function withRange(reason: LocalText, bounds: readonly [number | null, number | null]): LocalText {
  const range = textOf(rangePhrase(bounds));
  return {
    zh: textOf(phrase('part.reason', { reason: reason.zh, range: range.zh })).zh,
    en: textOf(phrase('part.reason', { reason: reason.en, range: range.en })).en,
  };
}

function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return readableNumber(value);
  return typeof value === 'object' ? JSON.stringify(value).slice(0, 80) : String(value).slice(0, 80);
}
