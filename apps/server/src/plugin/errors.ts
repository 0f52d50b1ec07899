import { errorCodes, languageOf, limits } from '@gep/api-client/contract';
import type { ErrorEntry, ErrorName } from '@gep/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { FormConflictError } from '../form/form-conflict';
import { conflictView } from '../form/conflict-view';
import { isDiskFull } from '../error/disk-full';
import { geodataProblem } from '../error/geodata-problem';
import { GepError } from '../error/gep-error';
import { sizeText } from '../error/size-text';
import { modelProblem } from '../error/model-problem';
import { word } from '../error/word';
import { isAway } from '../store/database-fault';
import type { StoredProblem } from '../error/stored-problem';
import { phrase } from '../message/phrase';

/** When a caller may come back whom the server was too busy for, or whose database or files were away. */
const retrySeconds = 2;

/** Answers every thrown error with an envelope in the language of the request. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problems = problemsOf(error, {
      contentType: request.headers['content-type'],
      limit: request.routeOptions.bodyLimit,
    });
    const [problem] = problems;
    if (problem.name === 'INTERNAL' || problem.name === 'DISK_FULL' || isAway(error))
      request.log.error(error);
    const language = languageOf(request.headers['accept-language']);
    const worded = problems.slice(0, limits.shownProblems).map((one) => word(one, language));
    const { code, message, at } = worded[0];
    const entry: ErrorEntry = errorCodes[problem.name];
    if (problem.name === 'BUSY' || problem.name === 'UNAVAILABLE')
      void reply.header('retry-after', String(retrySeconds));
    void reply
      .code(entry.status ?? 200)
      .type('application/json; charset=utf-8')
      .send({
        code,
        message,
        data: error instanceof FormConflictError ? conflictView(error, language) : null,
        ...(at !== undefined && { at }),
        ...(worded.length > 1 && { problems: worded }),
      });
  });
}

/** What went wrong, as problems of the error table: the first is the message. */
export function problemsOf(
  error: unknown,
  { contentType = '', limit = limits.bodyBytes }: { contentType?: string; limit?: number } = {},
): readonly [StoredProblem, ...StoredProblem[]] {
  if (error instanceof GepError) return error.problems as [StoredProblem, ...StoredProblem[]];
  const known = geodataProblem(error) ?? modelProblem(error);
  if (known) return [known];
  if (isDiskFull(error)) return [{ name: 'DISK_FULL' }];
  if (isAway(error)) return [{ name: 'UNAVAILABLE' }];
  if (isOutOfDescriptors(error)) return [{ name: 'BUSY' }];
  const name = frameworkErrors[(error as { code?: string } | null)?.code ?? ''];
  if (name) {
    const type = contentType.split(';')[0].trim().slice(0, 60);
    const rule = phrase('rule.request', { detail: (error as Error).message });
    return [{ name, args: { limit: sizeText(limit), type, field: 'body', rule } }];
  }
  const status = (error as { statusCode?: number } | null)?.statusCode;
  if (status === 429) return [{ name: 'TOO_MANY_REQUESTS' }];
  if (status !== undefined && status >= 400 && status < 500) {
    const rule = phrase('rule.request', { detail: (error as Error).message });
    return [{ name: 'VALIDATION', args: { field: 'body', rule } }];
  }
  return [{ name: 'INTERNAL' }];
}

/** The name of an error in the table of errors. */
export function nameOf(error: unknown): ErrorName {
  return problemsOf(error)[0].name;
}

/** More connections and files than the system lets this process have at once. */
function isOutOfDescriptors(error: unknown): boolean {
  return ['EMFILE', 'ENFILE'].includes((error as { code?: string } | null)?.code ?? '');
}

const frameworkErrors: Readonly<Record<string, ErrorName | undefined>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'CONTENT_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'CONTENT_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_PROTO_VIOLATION: 'VALIDATION',
};
