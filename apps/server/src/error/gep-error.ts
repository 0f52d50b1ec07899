import type { ErrorName } from '@gep/api-client/contract';
import type { ProblemArgs, StoredProblem } from './stored-problem';

/** What a user cannot do, or did wrong: a name of the error table. Worded by the HTTP side. */
export class GepError extends Error {
  readonly problem: StoredProblem;
  /** All faults, when there is more than the first. */
  readonly problems: readonly StoredProblem[];

  constructor(problem: StoredProblem, problems: readonly StoredProblem[] = [problem]) {
    super(`${problem.name}${problem.at ? ` at ${problem.at}` : ''}`);
    this.name = 'GepError';
    this.problem = problem;
    this.problems = problems;
  }
}

/** Throws a `GepError`. */
export function fail(name: ErrorName, args?: ProblemArgs, at?: string): never {
  throw new GepError({ name, ...(args && { args }), ...(at !== undefined && { at }) });
}

/** Throws one `GepError` with all problems, if there are any. */
export function failAll(problems: readonly StoredProblem[]): void {
  const [first] = problems;
  if (first) throw new GepError(first, problems);
}

/** Names of things that can be missing, for the sentence of NOT_FOUND. */
export const things = {
  project: { zh: '项目', en: 'The project' },
  department: { zh: '部门', en: 'The department' },
  user: { zh: '用户', en: 'The user' },
  model: { zh: '模型', en: 'The model' },
  input: { zh: '数据项', en: 'The input' },
  regionFile: { zh: '行政区文件', en: 'The region file' },
  resultFile: { zh: '结果文件', en: 'The result file' },
  call: { zh: '接口', en: 'The call' },
  projection: { zh: '坐标系', en: 'The coordinate system' },
  style: { zh: '样式', en: 'The style' },
} as const;

/** Throws NOT_FOUND for one of `things`. */
export function notFound(what: keyof typeof things): never {
  return fail('NOT_FOUND', { what: things[what] });
}
