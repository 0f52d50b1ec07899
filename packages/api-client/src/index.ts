export { createGepClient } from './client';
export type { GepClientOptions } from './call/connection';
export type {
  ByteCall,
  CallFunction,
  CallFunctions,
  CallOptions,
  GepClient,
  InputOf,
  ResponseOf,
  StreamOptions,
  UploadOptions,
  PlainCall,
  Versioned,
} from './call/types';
export type { UploadFile } from './http/encode';
export { ApiError, NetworkError, clientCodes, conflictOf, isAbort } from './http/errors';
export type { FetchFunction, UploadProgress } from './http/transport';
export { decodeRegionFile, encodeRegionFile } from './region-file-encoding';
export * from './contract';
