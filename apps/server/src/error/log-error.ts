/** An error as the log keeps it. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  /** The beginning of the statement that failed. */
  readonly query?: string;
}

const queryShown = 500;

/**
 * What of an error goes into the log: never the parameters of a statement, nor what else the database says of a row, for
 * they may be passwords, telephone numbers or whole files.
 */
export function errorForLog(error: Error): LoggedError {
  const query = failedQuery(error);
  const told = query === undefined || !(error.cause instanceof Error) ? error : error.cause;
  const { code } = told as { code?: unknown };
  return {
    type: told.name,
    message: query === undefined ? told.message : `a statement failed: ${told === error ? '' : told.message}`,
    stack: framesOf(error),
    ...(typeof code === 'string' && { code }),
    ...(query !== undefined && { query: query.slice(0, queryShown) }),
  };
}

/** The frames of an error: the lines before them repeat its message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Errors of statements carry them, and their parameters. */
function failedQuery(error: Error): string | undefined {
  const { query } = error as { query?: unknown };
  return typeof query === 'string' && 'params' in error ? query : undefined;
}

/** An error in lines for a terminal. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { type, message, stack, query } = errorForLog(error);
  return [`${type}: ${message}`, ...(query === undefined ? [] : [query]), stack].join('\n');
}
