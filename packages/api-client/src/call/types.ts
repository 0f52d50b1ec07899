import type { CallInput, CallResponse } from '../contract/protocol/define-call';
import type { CallName, Calls } from '../contract/calls';
import type { UploadFile } from '../http/encode';
import type { UploadProgress } from '../http/transport';

/** Calls that send files, answer with a file, or stream events; a test holds the lists against the contract. */
export const uploadCalls = [
  'uploadRegionFile',
  'uploadModelFile',
  'uploadUrbanBoundary',
  'fileStatistics',
  'uploadReportFile',
  'uploadAccountTemplate',
] as const;
export const fileCalls = [
  'resultFile',
  'accountReport',
  'accountTemplateFile',
  'evidenceBundle',
  'districtFile',
  'accountChangeFile',
  'indicatorFile',
  'regionTableFile',
  'inputTemplate',
  'reportFormTemplateFile',
  'downloadFile',
  'refusedReportFile',
  'seeaFile',
] as const;
export const streamCalls = ['projectEvents'] as const;
export const byteCalls = ['rasterData', 'rasterPreview', 'changedCellsData'] as const;

export type UploadCall = (typeof uploadCalls)[number];
export type FileCall = (typeof fileCalls)[number];
export type StreamCall = (typeof streamCalls)[number];
export type ByteCall = (typeof byteCalls)[number];

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** No success notice for this call. */
  readonly quiet?: boolean | undefined;
  /** The version that the user has seen: the call is refused with FORM_CHANGED where somebody has saved since. */
  readonly ifMatch?: string | null | undefined;
}

/** A payload and the version that it is, of a call with `forms`. */
export interface Versioned<T> {
  readonly value: T;
  /** To be sent back as `ifMatch`; null from a server that knows no versions. */
  readonly version: string | null;
}

export interface UploadOptions extends CallOptions {
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface StreamOptions<N extends StreamCall> {
  readonly signal?: AbortSignal | undefined;
  readonly onEvent: (event: CallResponse<Calls[N]>) => void;
  /** Called when the connection was lost and is tried again. */
  readonly onReconnect?: (() => void) | undefined;
  readonly lastEventId?: string | undefined;
}

/** Calls that answer with an envelope: those with `forms` have a version. */
export type PlainCall = Exclude<CallName, FileCall | StreamCall>;
type PlainInput<N extends PlainCall> = CallInput<Calls[N]> &
  (N extends UploadCall ? { readonly files: readonly UploadFile[] } : unknown);

type Arguments<I, O> = Record<never, never> extends I ? [input?: I, options?: O] : [input: I, options?: O];

/** The function of one call. */
export type CallFunction<N extends CallName> = N extends StreamCall
  ? (input: CallInput<Calls[N]>, options: StreamOptions<N>) => Promise<void>
  : N extends UploadCall
    ? (
        input: CallInput<Calls[N]> & { readonly files: readonly UploadFile[] },
        options?: UploadOptions,
      ) => Promise<CallResponse<Calls[N]>>
    : N extends FileCall
      ? (...args: Arguments<CallInput<Calls[N]>, CallOptions>) => Promise<Blob | null>
      : (...args: Arguments<CallInput<Calls[N]>, CallOptions>) => Promise<CallResponse<Calls[N]>>;

export type CallFunctions = { readonly [N in CallName]: CallFunction<N> };

export interface GepClient extends CallFunctions {
  /** A call, with the version of what it answers. After a write it is that of what was written. */
  readonly versioned: <N extends PlainCall>(
    name: N,
    input: PlainInput<N>,
    options?: UploadOptions,
  ) => Promise<Versioned<CallResponse<Calls[N]>>>;
  /** The binary form of a call that has one: the bytes, or null where there are no data. */
  readonly bytes: <N extends ByteCall>(
    name: N,
    input: CallInput<Calls[N]>,
    options?: CallOptions,
  ) => Promise<ArrayBuffer | null>;
}

/** Input of a call by name: params, query and body in one flat object. */
export type InputOf<N extends CallName> = CallInput<Calls[N]>;

/** Payload of a call by name. */
export type ResponseOf<N extends CallName> = CallResponse<Calls[N]>;
