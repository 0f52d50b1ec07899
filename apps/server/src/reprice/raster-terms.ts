import { mergeCells, outputCells, zonedTerms } from '@gep/ecosystem-models';
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
  const found = terms.map((term) => storedTerm(model, cube, term, stored));
  const known = found.filter((term) => term !== null);
  return known.length === found.length ? known : 'lost';
}

/** A term by the files that it is read from; null where the run has kept no classes for its factors. */
function storedTerm(
  model: Model,
  cube: ModelCube,
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
    const codes = [...new Set(cube.quantities.type)];
    const factors = Object.fromEntries(codes.map((code) => [code, factor[code] || 0]));
    const weights = typeMeans(model, cube, layer, codes);
    by.push({ fileId: typesFileId, factors, ...(weights && { weights }) });
  }
  const whole = typeof factor === 'number' ? factor : 1;
  return { fileId: files.get(layer) ?? '', factor: whole, ...(by.length > 0 && { by }) };
}

/** What the cells of a layer hold on average by type; undefined where the run has not counted them. */
function typeMeans(
  model: Model,
  cube: ModelCube,
  layer: string,
  codes: readonly number[],
): Record<string, number> | undefined {
  const zones: PriceZones = { zoneOf: new Int32Array(cube.districtCount), prices: [{}] };
  const cells = outputCells(model, cube, layer, cube.parameters, zones);
  if (cells === null) return undefined;
  const { type } = cube.quantities;
  const { mean } = mergeCells(cells, (row) => codes.indexOf(type[row]), codes.length).spread;
  return Object.fromEntries(codes.map((code, index) => [code, Math.abs(mean[index])]));
}
