import { shapefileFault, shapefilePart } from '@gep/api-client/contract';
import type { ShapefileFault } from '@gep/api-client/contract';
import { refuse } from '../geodata-error';
import type { GeodataProblemCode } from '../problem-codes';
import type { UploadedPart } from '../task';

/** The parts of one shapefile that are read; .sbn, .sbx, .tdb and the like may come along and are not. */
export interface PartSet {
  readonly shp: UploadedPart;
  readonly shx: UploadedPart;
  readonly dbf: UploadedPart;
  readonly prj: UploadedPart;
  readonly cpg: UploadedPart | null;
}

const codes: Readonly<Record<ShapefileFault['name'], GeodataProblemCode>> = {
  SHAPE_PART_UNKNOWN: 'vector-not-shapefile',
  SHAPE_BASE_NAMES: 'vector-names-differ',
  SHAPE_PART_TWICE: 'vector-part-twice',
  SHAPE_PARTS_MISSING: 'vector-parts-missing',
};

/**
 * The files of an upload as the parts of one shapefile.
 * Throws `vector-not-shapefile`, `vector-names-differ`, `vector-part-twice` or `vector-parts-missing`.
 */
export function partSet(parts: readonly UploadedPart[]): PartSet {
  const fault = shapefileFault(parts.map(({ name }) => name));
  if (fault) refuse(codes[fault.name], fault.at, 'the parts of one shapefile', { args: fault.args });
  const found = new Map(parts.map((part) => [shapefilePart(part.name).extension, part]));
  return {
    shp: found.get('shp')!,
    shx: found.get('shx')!,
    dbf: found.get('dbf')!,
    prj: found.get('prj')!,
    cpg: found.get('cpg') ?? null,
  };
}
