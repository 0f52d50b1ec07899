import type { ErrorName, LocalText } from '@gep/api-client/contract';
import { readableNumber } from '@gep/map-engine/scheme';
import type {
  encodingProblemCodes,
  encodingWarningCodes,
  regionProblemCodes,
  vectorProblemCodes,
  vectorWarningCodes,
} from '../../geodata/problem-codes';
import { phrase } from '../../message/phrase';
import type { Phrase } from '../../message/phrase';
import { shapesText } from '../../message/shapes-text';
import { file, reason, withArgs } from './wording';
import type { Wording } from './wording';

type Code =
  | (typeof vectorProblemCodes)[number]
  | (typeof vectorWarningCodes)[number]
  | (typeof encodingProblemCodes)[number]
  | (typeof encodingWarningCodes)[number]
  | (typeof regionProblemCodes)[number];

type SizeUnit = 'bytes' | 'rows' | 'points' | 'fields';

const shapeKinds = ['null', 'point', 'line', 'polygon', 'multipatch'] as const;
const shapeKind = (found: string | number | undefined): Phrase => {
  const kind = shapeKinds.find((one) => one === found);
  return kind ? phrase(`shape.${kind}`) : phrase('shape.unknown', { found: found ?? '' });
};

const allKinds = ['point', 'line', 'polygon'] as const;
/** What a file may hold, given as `point,line`. */
const allowedShapes = (kinds: string | number | undefined): LocalText => {
  const given = String(kinds).split(',');
  return shapesText(allKinds.filter((kind) => given.includes(kind)));
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

export const vectorWordings: Record<Code, Wording> = {
  'vector-format': ['VECTOR_FORMAT', file],
  'vector-layers': ['VECTOR_LAYERS', file],
  'vector-not-shapefile': ['SHAPE_PART_UNKNOWN', file],
  'vector-names-differ': ['SHAPE_BASE_NAMES', file],
  'vector-part-twice': ['SHAPE_PART_TWICE', file],
  'vector-parts-missing': ['SHAPE_PARTS_MISSING', file],
  'vector-part-empty': ['FILE_EMPTY', file],
  'vector-part-damaged': ['SHP_UNREADABLE', file],
  'vector-part-truncated': [
    'SHP_TRUNCATED',
    withArgs(({ declared, found }) => ({ expected: declared ?? '', found: found ?? '' })),
  ],
  'vector-record-damaged': ['PARSER_FAILED', reason('geodata.vector-record-damaged')],
  'vector-geometry-kind': [
    'GEOMETRY_KIND',
    withArgs(({ found, kinds }) => ({ type: shapeKind(found), expected: allowedShapes(kinds) })),
  ],
  'vector-geometry-mixed': [
    'GEOMETRY_MIXED',
    withArgs(({ row, found, kind }) => ({
      row: row ?? '',
      type: shapeKind(found),
      expected: shapeKind(kind),
    })),
  ],
  'vector-no-rows': ['NO_FEATURES', file],
  'vector-no-fields': ['DBF_UNREADABLE', file],
  'vector-no-geometry': ['NO_FEATURES', file],
  'vector-too-large': [
    'PARSER_FAILED',
    withArgs(({ limit, unit }) => ({
      reason: phrase(`geodata.vector-too-large.${String(unit) as SizeUnit}`, { limit }),
    })),
  ],
  'vector-row-count-differs': [
    'ROW_COUNT',
    withArgs((args) => ({ rows: args.rows ?? '', expected: args.shapes ?? '' })),
  ],
  'vector-coordinates-invalid': ['COORDINATES_INVALID', file],
  'vector-coordinates-outside-crs': [
    'COORDINATES_OUTSIDE',
    withArgs((args) => ({
      name: args.name ?? '',
      value: ['minX', 'minY', 'maxX', 'maxY'].map((key) => round(args[key])).join(', '),
    })),
  ],
  'vector-crs-missing': ['VECTOR_NO_CRS', file],
  'vector-crs-unreadable': ['PRJ_UNUSABLE', file],
  'vector-crs-unsupported': ['PRJ_NOT_TRANSFORMABLE', file],
  'encoding-unknown': ['ENCODING_UNDECODABLE', file],
  'region-dissolve-failed': ['PARSER_FAILED', reason('geodata.region-dissolve-failed')],
  'encoding-declared-wrong': [
    'ENCODING_DECLARED_WRONG',
    withArgs((args) => ({ encoding: args.encoding ?? '' })),
  ],
  'encoding-undecodable': ['ENCODING_UNDECODABLE', file],
  'vector-geometry-missing': ['NULL_GEOMETRY', withArgs((args) => ({ row: args.row ?? args.rows ?? '' }))],
  'vector-part-longer-than-declared': ['PARSER_FAILED', reason('geodata.vector-part-longer-than-declared')],
  'vector-self-intersection': ['SELF_INTERSECTION', withArgs((args) => ({ count: args.count ?? '' }))],
};

/** Faults that are worded by which part of a shapefile has them. */
export const partNames: Readonly<Partial<Record<string, (at: string) => ErrorName>>> = {
  'vector-part-damaged': damaged,
  'vector-part-truncated': truncated,
};

function round(value: string | number | undefined): string {
  return typeof value === 'number' ? readableNumber(value) : (value ?? '');
}
