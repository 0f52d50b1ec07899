import type { ErrorEntry } from './errors/error-entry';
import { fileErrors } from './errors/file-errors';
import { inputErrors } from './errors/input-errors';
import { rowErrors } from './errors/row-errors';
import { requestErrors } from './errors/request-errors';
import { resultErrors } from './errors/result-errors';
import { stateErrors } from './errors/state-errors';

export type { ErrorEntry };

/** Every code that a response or a problem can carry, by the name that code uses for it. */
export const errorCodes = {
  SUCCESS: { code: '00000', zh: '成功', en: 'Success' },
  ...requestErrors,
  ...stateErrors,
  ...fileErrors,
  ...inputErrors,
  ...rowErrors,
  ...resultErrors,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errorCodes;
export type ErrorCode = (typeof errorCodes)[ErrorName]['code'];
