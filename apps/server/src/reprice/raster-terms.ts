import { zonedTerms } from '@gep/ecosystem-models';
import type { Model, ModelCube, PriceZones, ResolvedParameters, ZonedTerm } from '@gep/ecosystem-models';
import type { ClassFactors, RasterTerm } from '../store/schema/result';

/** Where the cells are that those of a model with other prices follow from. */
export interface StoredCells {
  /** The stored rasters of outputs, as the run wrote them, by key. */
  readonly files: ReadonlyMap<string, string>;
  /** The ecosystem types and the districts that the run has counted by. */
  readonly typesFileId: string | null;
  readonly districtsFileId: string | null;
}

/** Parameters, and the zones in which prices differ from them. */
export interface ZonedParameters {
  readonly values: ResolvedParameters;
  readonly zones: PriceZones;
}

/**
 * What the cells of an output follow from with other parameters than those of the run: null where they stay, `lost` where
 * what is stored does not tell them.
 */
export function rasterTerms(
  model: Model,
  cube: ModelCube,
  output: string,
  { values, zones }: ZonedParameters,
  stored: StoredCells,
): RasterTerm[] | null | 'lost' {
  const terms = zonedTerms(model, cube, output, values, zones, [...stored.files.keys()]);
  if (terms === null) return 'lost';
  const [first] = terms;
  if (terms.length === 1 && first.factor === 1 && first.districts === undefined) return null;
  const found = terms.map((term) => storedTerm(cube, term, stored));
  const known = found.filter((term) => term !== null);
  return known.length === found.length ? known : 'lost';
}

/** A term by the files that it is read from; null where the run has kept no classes for its factors. */
function storedTerm(
  { quantities: { type } }: ModelCube,
  { layer, factor, districts }: ZonedTerm,
  { files, typesFileId, districtsFileId }: StoredCells,
): RasterTerm | null {
  const by: ClassFactors[] = [];
  if (districts) {
    if (districtsFileId === null) return null;
    by.push({ fileId: districtsFileId, factors: Object.fromEntries(districts.entries()) });
  }
  if (typeof factor !== 'number') {
    if (typesFileId === null) return null;
    // The other types have no cells.
    const factors = Object.fromEntries([...new Set(type)].map((code) => [code, factor[code] || 0]));
    by.push({ fileId: typesFileId, factors });
  }
  const whole = typeof factor === 'number' ? factor : 1;
  return { fileId: files.get(layer) ?? '', factor: whole, ...(by.length > 0 && { by }) };
}
