import type { RasterFile } from '@gep/ecosystem-models';
import { fail } from '../error/gep-error';
import { isAboutFile } from '../geodata/about-file';
import type { RasterFiles, UploadedPart } from '../geodata/task';
import { phrase } from '../message/phrase';

/** The stored or uploaded files of a raster input as the parser process takes them. */
export function rasterFiles(input: RasterFile, files: readonly UploadedPart[]): RasterFiles {
  const isPlain = files.length === 1 && !/\.zip$/i.test(files[0].name);
  if (!input.multiBand && isPlain) return { path: files[0].path };
  return { parts: files.map(({ name, path }) => ({ name, path })) };
}

/**
 * The files of an upload in the natural order of their names, so that a series that is uploaded again stays the same. What
 * GDAL and ArcGIS write beside a raster (`.aux.xml`, `.vat.dbf`, `.vat.cpg`) may come along.
 * @throws GepError VALIDATION for several files of an input that takes one
 */
export function rasterUpload<File extends UploadedPart>(input: RasterFile, uploads: readonly File[]): File[] {
  const rasters = uploads.filter(({ name }) => !isAboutFile(name));
  if (rasters.length === 0 || (rasters.length > 1 && !input.multiBand)) oneRaster();
  return [...uploads].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** @throws GepError VALIDATION */
export function oneRaster(): never {
  return fail('VALIDATION', { field: 'files', rule: phrase('rule.one-raster') });
}

/** One name for the files of an input. */
export function uploadName(files: readonly UploadedPart[]): string {
  const names = files.map(({ name }) => name).filter((name) => !isAboutFile(name));
  return names.length === 1 ? names[0] : `${names[0]} … ${names[names.length - 1]}`;
}
