import { limits } from '@gep/api-client/contract';
import type { CallContract } from '@gep/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { fail } from '../error/gep-error';
import { FileTooLargeError } from '../file/file-store';
import type { FileStore, TemporaryFile } from '../file/file-store';
import { sizeText } from '../error/size-text';
import { phrase } from '../message/phrase';

const maxFields = 32;
const maxNameLength = 255;

/** Largest file of a multipart call, by the name of the call. */
export function uploadLimit(call: CallContract): number {
  return call.name === 'uploadModelFile'
    ? limits.inputUploadBytes
    : (call.files?.bytes ?? limits.regionUploadBytes);
}

function maxFilesOf(call: CallContract): number {
  return call.name === 'uploadModelFile' ? limits.inputUploadFiles : limits.uploadFiles;
}

/**
 * Reads a multipart request into temporary files and text fields. On failure nothing is left behind.
 * @param admit called with the fields that have come before the first file; when it throws, no file is kept
 * @throws GepError TOO_LARGE or VALIDATION; errors of the multipart parser
 */
export async function receiveFiles(
  call: CallContract,
  request: FastifyRequest,
  store: FileStore,
  admit: (fields: Readonly<Record<string, string>>) => Promise<void>,
): Promise<{ files: TemporaryFile[]; fields: Record<string, string> }> {
  const limit = uploadLimit(call);
  const maxFiles = maxFilesOf(call);
  if (Number(request.headers['content-length'] ?? 0) > limit + 1024 * 1024) tooLarge(limit);
  const files: TemporaryFile[] = [];
  const fields: Record<string, string> = {};
  try {
    const parts = request.parts({
      limits: {
        fileSize: limit + 1,
        files: maxFiles,
        fields: maxFields,
        parts: maxFiles + maxFields,
        fieldSize: 64 * 1024,
      },
    });
    let total = 0;
    for await (const part of parts) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      if (files.length === 0) await admit(fields);
      // The store counts, so the parser's own limit (which only cuts) must never come first.
      const file = await store.receive(part.file, plainName(part.filename), limit - total);
      files.push(file);
      total += file.size;
      if (part.fieldname !== call.files?.field && part.fieldname !== 'file') {
        fail('VALIDATION', {
          field: 'body',
          rule: phrase('rule.file-field', { field: call.files?.field ?? 'file' }),
        });
      }
    }
    if (files.length === 0) {
      fail('VALIDATION', {
        field: `body.${call.files?.field ?? ''}`,
        rule: phrase('rule.choose-file'),
      });
    }
    return { files, fields };
  } catch (error) {
    await store.discard(files);
    // What is left of the body is read away: the connection can take the next request.
    request.raw.unpipe();
    request.raw.resume();
    if (isTooMany(error)) {
      fail('VALIDATION', {
        field: 'body',
        rule: phrase('rule.upload-parts', { max: maxFiles, maxFields }),
      });
    }
    if (error instanceof FileTooLargeError) {
      fail('FILE_TOO_LARGE', { file: error.fileName, limit: sizeText(limit) }, error.fileName);
    }
    if (isBrokenBody(error)) {
      fail('VALIDATION', { field: 'body', rule: phrase('rule.upload-broken') });
    }
    throw error;
  }
}

function isTooMany(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code;
  return code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT';
}

/** The multipart parser reports a body that breaks off by plain errors. */
function isBrokenBody(error: unknown): boolean {
  return (
    error instanceof Error &&
    /multipart data|part terminated|premature close|malformed|aborted|boundary|needle/i.test(error.message)
  );
}

function tooLarge(limit: number): never {
  return fail('TOO_LARGE', { limit: sizeText(limit) });
}

/** The name without folders and control characters; it is only ever shown and compared, never a path. */
export function plainName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  // Control characters would break headers and logs, those of direction would show another name.
  const clean = last.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '');
  if (clean === '' || clean === '.' || clean === '..') return 'file';
  if (clean.length > maxNameLength) {
    return fail('VALIDATION', {
      field: 'body.files',
      rule: phrase('rule.file-name', { max: maxNameLength }),
    });
  }
  return clean;
}
