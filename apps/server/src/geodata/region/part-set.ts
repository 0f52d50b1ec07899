import { refuse } from '../geodata-error';
import type { UploadedPart } from '../task';

export type PartKind = 'shp' | 'shx' | 'dbf' | 'prj' | 'cpg';

/** The parts of one shapefile that are read; .sbn, .sbx, .tdb and the like may come along and are not. */
export interface PartSet {
  readonly shp: UploadedPart;
  readonly shx: UploadedPart;
  readonly dbf: UploadedPart;
  readonly prj: UploadedPart;
  readonly cpg: UploadedPart | null;
}

const required = ['shp', 'shx', 'dbf', 'prj'] as const;
const companions = ['sbn', 'sbx', 'cpg', 'tdb', 'qix', 'qpj', 'fix', 'xml'];

/**
 * Sorts the files of an upload into the parts of one shapefile. Upper and lower case count as equal in names.
 * Throws `region-not-shapefile`, `region-names-differ`, `region-part-twice` or `region-parts-missing`.
 */
export function partSet(parts: readonly UploadedPart[]): PartSet {
  const found = new Map<string, UploadedPart>();
  for (const part of parts) {
    const { extension } = splitName(part.name);
    if (!required.includes(extension as never) && !companions.includes(extension))
      refuse('region-not-shapefile', part.name, 'files of a shapefile (.shp, .shx, .dbf, .prj)', {
        args: { extension },
      });
  }
  const names = new Map(parts.map((part) => [splitName(part.name).base, part.name]));
  if (names.size > 1)
    refuse(
      'region-names-differ',
      [...names.values()].join(', '),
      'files with the same name before the extension',
      {
        args: { names: [...names.values()].join(', ') },
      },
    );
  for (const part of parts) {
    const { extension } = splitName(part.name);
    if (found.has(extension))
      refuse('region-part-twice', part.name, `one .${extension} file`, { args: { extension } });
    found.set(extension, part);
  }
  const missing = required.filter((kind) => !found.has(kind)).map((kind) => `.${kind}`);
  if (missing.length > 0)
    refuse('region-parts-missing', parts[0]?.name ?? '', '.shp, .shx, .dbf and .prj', {
      args: { missing: missing.join(', ') },
    });
  return {
    shp: found.get('shp')!,
    shx: found.get('shx')!,
    dbf: found.get('dbf')!,
    prj: found.get('prj')!,
    cpg: found.get('cpg') ?? null,
  };
}

function splitName(name: string): { base: string; extension: string } {
  const plain = name.normalize('NFC').toLowerCase();
  // name.shp.xml is the metadata of name.shp.
  const metadata = /^(.*)\.shp\.xml$/.exec(plain);
  if (metadata) return { base: metadata[1], extension: 'xml' };
  const dot = plain.lastIndexOf('.');
  return dot < 0
    ? { base: plain, extension: '' }
    : { base: plain.slice(0, dot), extension: plain.slice(dot + 1) };
}
