import { cellTerms } from '@gep/ecosystem-models';
import type { Factor, Model, ModelCube, ResolvedParameters } from '@gep/ecosystem-models';
import type { RasterTerm } from '../store/schema/result';

/** Where the cells are that those of a model with other prices follow from. */
export interface StoredCells {
  /** The stored rasters of outputs, as the run wrote them, by key. */
  readonly files: ReadonlyMap<string, string>;
  /** The ecosystem types that the run has counted by. */
  readonly typesFileId: string | null;
}

/**
 * What the cells of an output follow from with other parameters than those of the run: null where they stay, `lost` where
 * what is stored does not tell them.
 */
export function rasterTerms(
  model: Model,
  cube: ModelCube,
  output: string,
  parameters: ResolvedParameters,
  { files, typesFileId }: StoredCells,
): RasterTerm[] | null | 'lost' {
  const terms = cellTerms(model, cube, output, parameters, [...files.keys()]);
  if (terms === null || (typesFileId === null && terms.some(({ factor }) => typeof factor !== 'number')))
    return 'lost';
  if (terms.length === 1 && terms[0].factor === 1) return null;
  return terms.map(({ layer, factor }): RasterTerm => {
    const fileId = files.get(layer) ?? '';
    if (typeof factor === 'number') return { fileId, factor };
    return { fileId, factor: 1, by: [{ fileId: typesFileId ?? '', factors: byType(cube, factor) }] };
  });
}

/** The factors of the types that a cube has; the others have no cells. */
function byType(
  { quantities: { type } }: ModelCube,
  factor: Exclude<Factor, number>,
): Record<string, number> {
  return Object.fromEntries([...new Set(type)].map((code) => [code, factor[code] || 0]));
}
