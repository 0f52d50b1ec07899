import { GepDataError } from '@gep/raster';
import type { PlainError } from './message';

/** An error as plain data: structured cloning would lose its kind and its code. */
export function packError(error: unknown): PlainError {
  if (error instanceof GepDataError) {
    const { name, message, code, at, expected } = error;
    return { name, message, code, at, expected };
  }
  const { name, message } =
    error instanceof Error || error instanceof DOMException ? error : new Error(String(error));
  return { name, message };
}

const kinds: Readonly<Record<string, new (message: string) => Error>> = { RangeError, TypeError };

/** The error that was packed. */
export function unpackError({ name, message, code, at, expected }: PlainError): Error {
  if (code !== undefined) return new GepDataError(code, at ?? '', expected ?? '');
  if (name === 'AbortError') return new DOMException(message, name);
  return new (kinds[name] ?? Error)(message);
}
