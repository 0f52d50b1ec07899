/* What the page and a worker send each other, for all tasks. */

/** A task by its name, and what it needs. */
export interface Question {
  readonly task: string;
}

/** What can be asked of a worker, and what it answers. */
export interface WorkerTask {
  readonly question: Question;
  readonly result: unknown;
}

/** A question with the number that its answer has too. */
export type Request<Q extends Question = Question> = { readonly id: number } & Q;

/** An error as it travels; `code`, `at` and `expected` are those of a GepDataError. */
export interface PlainError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly at?: string;
  readonly expected?: string;
}

/** The answer to the request of the same id. */
export type Response<Result = unknown> =
  { readonly id: number; readonly result: Result } | { readonly id: number; readonly error: PlainError };

/** The worker asks the page for bytes of the file that the request of this id is about and whose bytes it was not given. */
export interface BytesRequest {
  readonly id: number;
  readonly need: number;
  readonly offset: number;
  readonly length: number;
}

/** The page's answer to a {@link BytesRequest} of the same number. */
export type BytesResponse =
  | { readonly need: number; readonly bytes: Uint8Array }
  | { readonly need: number; readonly error: PlainError };

/** All that the page sends: a request, the end of one, or bytes. */
export type PageMessage<Q extends Question = Question> =
  Request<Q> | { readonly cancel: number } | BytesResponse;
/** All that the worker sends: that it is loaded, answers, or what it needs. */
export type WorkerMessage<Result = unknown> = { readonly ready: true } | Response<Result> | BytesRequest;
