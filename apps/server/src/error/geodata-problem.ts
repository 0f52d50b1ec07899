import type { ErrorName } from '@gep/api-client/contract';
import { formatNumber } from '@gep/map-engine/scheme';
import { GeodataError } from '../geodata/geodata-error';
import type { GeodataProblem, GeodataProblemCode, GeodataWarningCode } from '../geodata/problem-codes';
import { phrase } from '../message/phrase';
import type { Phrase, PhraseCode } from '../message/phrase';
import type { ProblemArgs, StoredProblem } from './stored-problem';

type SizeUnit = 'bytes' | 'rows' | 'points';
type Wording = readonly [ErrorName, ((problem: GeodataProblem<string>) => ProblemArgs)?];

const file = ({ at, expected, args, detail }: GeodataProblem<string>): ProblemArgs => ({
  file: at,
  reason: detail ?? expected,
  expected,
  ...args,
});
const withArgs =
  (more: (args: Readonly<Record<string, string | number>>) => ProblemArgs) =>
  (problem: GeodataProblem<string>): ProblemArgs => ({ ...file(problem), ...more(problem.args ?? {}) });
const reason = (code: PhraseCode) => withArgs((args) => ({ reason: phrase(code, args) }));

const shapeKinds = ['null', 'point', 'line', 'polygon', 'multipoint', 'multipatch'] as const;
const shapeKind = (found: string | number | undefined): Phrase => {
  const kind = shapeKinds.find((one) => one === found);
  return kind ? phrase(`shape.${kind}`) : phrase('shape.unknown', { found: found ?? '' });
};

const extension = (at: string): string => /\.([a-z]+)/i.exec(at)?.[1]?.toLowerCase() ?? '';

/** Faults of a part are worded by which part it is. */
const byPart = (names: { shp: ErrorName; shx: ErrorName; dbf: ErrorName; prj: ErrorName }) => (at: string) =>
  names[extension(at) as keyof typeof names] ?? names.shp;

const damaged = byPart({
  shp: 'SHP_UNREADABLE',
  shx: 'SHX_UNREADABLE',
  dbf: 'DBF_UNREADABLE',
  prj: 'PRJ_UNUSABLE',
});

const truncated = byPart({
  shp: 'SHP_TRUNCATED',
  shx: 'SHP_TRUNCATED',
  dbf: 'DBF_TRUNCATED',
  prj: 'PRJ_UNUSABLE',
});

const wordings: Record<GeodataProblemCode | GeodataWarningCode, Wording> = {
  'region-not-shapefile': ['SHAPE_PART_UNKNOWN', file],
  'region-names-differ': ['SHAPE_BASE_NAMES', file],
  'region-part-twice': ['SHAPE_PART_TWICE', file],
  'region-parts-missing': ['SHAPE_PARTS_MISSING', file],
  'region-part-empty': ['FILE_EMPTY', file],
  'region-part-damaged': ['SHP_UNREADABLE', file],
  'region-part-truncated': [
    'SHP_TRUNCATED',
    withArgs(({ declared, found }) => ({ expected: declared ?? '', found: found ?? '' })),
  ],
  'region-record-damaged': ['PARSER_FAILED', reason('geodata.region-record-damaged')],
  'region-geometry-kind': ['NOT_POLYGONS', withArgs((args) => ({ type: shapeKind(args.found) }))],
  'region-no-rows': ['NO_FEATURES', file],
  'region-no-fields': ['DBF_UNREADABLE', file],
  'region-no-geometry': ['NO_FEATURES', file],
  'region-too-large': [
    'PARSER_FAILED',
    withArgs(({ limit, unit }) => ({
      reason: phrase(`geodata.region-too-large.${String(unit) as SizeUnit}`, { limit }),
    })),
  ],
  'region-row-count-differs': [
    'ROW_COUNT',
    withArgs((args) => ({ rows: args.rows ?? '', expected: args.shapes ?? '' })),
  ],
  'region-coordinates-invalid': ['COORDINATES_INVALID', file],
  'region-coordinates-outside-crs': [
    'COORDINATES_OUTSIDE',
    withArgs((args) => ({
      name: args.name ?? '',
      value: ['minX', 'minY', 'maxX', 'maxY'].map((key) => round(args[key])).join(', '),
    })),
  ],
  'region-crs-unreadable': ['PRJ_UNUSABLE', file],
  'region-crs-unsupported': ['PRJ_NOT_TRANSFORMABLE', file],
  'region-encoding-unknown': ['ENCODING_UNDECODABLE', file],
  'region-dissolve-failed': ['PARSER_FAILED', reason('geodata.region-dissolve-failed')],
  'region-encoding-declared-wrong': [
    'ENCODING_DECLARED_WRONG',
    withArgs((args) => ({ encoding: args.encoding ?? '' })),
  ],
  'region-encoding-undecodable': ['ENCODING_UNDECODABLE', file],
  'region-geometry-missing': ['NULL_GEOMETRY', withArgs((args) => ({ row: args.row ?? args.rows ?? '' }))],
  'region-part-longer-than-declared': ['PARSER_FAILED', reason('geodata.region-part-longer-than-declared')],
  'region-self-intersection': ['SELF_INTERSECTION', withArgs((args) => ({ count: args.count ?? '' }))],
  'raster-not-geotiff': ['RASTER_FORMAT', file],
  'raster-file-empty': ['FILE_EMPTY', file],
  'raster-truncated': ['RASTER_TRUNCATED', reason('geodata.raster-truncated')],
  'raster-damaged': ['RASTER_STRUCTURE', reason('geodata.raster-damaged')],
  'raster-too-large': [
    'RASTER_TOO_LARGE',
    withArgs((args) => {
      if (args.decoded === undefined)
        return {
          size: phrase('size.cells', args),
          limit: phrase('count.cells', args),
        };
      return {
        size: phrase('size.block', { size: `${megabytes(args.decoded)} MB` }),
        limit: `${megabytes(args.blockBytes)} MB`,
      };
    }),
  ],
  'raster-too-many-bands': ['RASTER_STRUCTURE', reason('geodata.raster-too-many-bands')],
  'raster-codec-unsupported': ['RASTER_CODEC', file],
  'raster-type-unsupported': [
    'RASTER_STRUCTURE',
    withArgs((args) => ({
      reason: phrase(
        args.bits === undefined ? 'geodata.raster-type-unsupported' : 'geodata.raster-bits-unsupported',
        args,
      ),
    })),
  ],
  'raster-band-missing': ['RASTER_STRUCTURE', reason('geodata.raster-band-missing')],
  'raster-crs-missing': ['RASTER_NO_CRS', file],
  'raster-crs-unsupported': ['RASTER_CRS_UNUSABLE', file],
  'raster-georeference-missing': ['RASTER_NO_GEOREFERENCE', file],
  'raster-outside-target': ['INPUT_OUTSIDE_REGION', file],
  'raster-not-classes': ['RASTER_STRUCTURE', reason('geodata.raster-not-classes')],
  'raster-no-crs': ['RASTER_NO_CRS', file],
  'raster-no-georeference': ['RASTER_NO_GEOREFERENCE', file],
  'raster-no-valid-cells': ['RASTER_NO_VALID_CELLS', file],
  'raster-metadata-damaged': ['RASTER_STRUCTURE', reason('geodata.raster-metadata-damaged')],
  'grid-too-many-cells': ['GRID_TOO_LARGE', withArgs((args) => ({ resolution: args.resolution ?? '' }))],
  'grid-extent-invalid': ['PARSER_FAILED', file],
  'geodata-timeout': ['PARSER_TIME', withArgs((args) => ({ seconds: args.seconds ?? '' }))],
  'geodata-memory': ['PARSER_MEMORY', withArgs((args) => ({ limit: args.limit ?? args.bytes ?? '' }))],
  'geodata-crashed': ['PARSER_FAILED', reason('geodata.geodata-crashed')],
};

const partNames: Readonly<Partial<Record<string, (at: string) => ErrorName>>> = {
  'region-part-damaged': damaged,
  'region-part-truncated': truncated,
};

/** The problem of a `GeodataError`, null for other errors. */
export function geodataProblem(error: unknown): StoredProblem | null {
  return error instanceof GeodataError ? storedGeodataProblem(error.toProblem()) : null;
}

/** A fault or warning of the parser host as a problem of the error table. */
export function storedGeodataProblem(
  problem: GeodataProblem<GeodataProblemCode | GeodataWarningCode>,
): StoredProblem {
  const [name, args = file] = wordings[problem.code];
  return {
    name: partNames[problem.code]?.(problem.at) ?? name,
    args: args(problem),
    at: problem.at,
  };
}

function megabytes(bytes: string | number | undefined): number {
  return Math.round(Number(bytes) / 1e6);
}

function round(value: string | number | undefined): string {
  return typeof value === 'number' ? formatNumber(value, { decimals: 'short' }) : (value ?? '');
}
