import { fail } from '../error/gep-error';
import type { Services } from '../services';
import type { RasterTerm } from '../store/schema/result';
import type { CellTerm } from '../worker/open-cells';
import type { ResultRasterRow } from './queries';

/** What the cells of a raster are, read from files: since prices changed, a sum of files times factors. */
export async function storedTerms(
  services: Services,
  { fileId, terms }: Pick<ResultRasterRow, 'fileId' | 'terms'>,
): Promise<CellTerm[]> {
  const wanted: readonly RasterTerm[] = terms ?? [{ fileId, factor: 1 }];
  const ids = wanted.flatMap((term) => [term.fileId, ...(term.by ?? []).map((one) => one.fileId)]);
  const files = await services.files.paths(services.database.db, [...new Set(ids)]);
  const paths = new Map(files.map(({ id, path }) => [id, path]));
  const pathOf = (id: string): string => paths.get(id) ?? fail('NOT_FOUND', { what: id });
  return wanted.map(({ by, ...term }) => ({
    path: pathOf(term.fileId),
    factor: term.factor,
    ...(by && { by: by.map(({ fileId: id, ...classes }) => ({ path: pathOf(id), ...classes })) }),
  }));
}
