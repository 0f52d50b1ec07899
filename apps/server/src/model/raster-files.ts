import type { RasterFile } from '@gep/ecosystem-models';
import { fail } from '../error/gep-error';
import type { RasterFiles, UploadedPart } from '../geodata/task';
import { phrase } from '../message/phrase';

/** The stored or uploaded files of a raster input as the parser process takes them. */
export function rasterFiles(input: RasterFile, files: readonly UploadedPart[]): RasterFiles {
  if (!input.multiBand) return { path: files[0].path };
  return { parts: files.map(({ name, path }) => ({ name, path })) };
}

/**
 * The files of an upload in the natural order of their names, so that a series that is uploaded again stays the same.
 * @throws GepError VALIDATION for several files of an input that takes one
 */
export function rasterUpload<File extends UploadedPart>(input: RasterFile, uploads: readonly File[]): File[] {
  if (uploads.length > 1 && !input.multiBand)
    fail('VALIDATION', { field: 'files', rule: phrase('rule.one-raster') });
  return [...uploads].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** One name for the files of an input. */
export function uploadName(files: readonly UploadedPart[]): string {
  const [first] = files;
  return files.length === 1 ? first.name : `${first.name} … ${files[files.length - 1].name}`;
}
