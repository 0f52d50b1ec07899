import type { ErrorName } from '@gep/api-client/contract';
import { GeodataError } from '../geodata/geodata-error';
import type { GeodataProblem, GeodataProblemCode, GeodataWarningCode } from '../geodata/problem-codes';
import type { ProblemArgs, StoredProblem } from './stored-problem';

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
const reason = (text: { zh: string; en: string }) => withArgs(() => ({ reason: text }));

const shapeKinds: Readonly<Record<string, { zh: string; en: string } | undefined>> = {
  null: { zh: '空图形', en: 'empty shapes' },
  point: { zh: '点', en: 'points' },
  line: { zh: '线', en: 'lines' },
  polygon: { zh: '面', en: 'polygons' },
  multipoint: { zh: '多点', en: 'multipoints' },
  multipatch: { zh: '三维面片', en: 'multipatches' },
};
const shapeKind = (found: string | number | undefined) =>
  shapeKinds[String(found)] ?? { zh: `未知（${found}）`, en: `shapes of an unknown kind (${found})` };

/** "100000 rows at most" in Chinese. */
const tooLarge = (expected: string): string => {
  const [count = '', unit = ''] = expected.split(' ');
  return count + ({ bytes: '字节', rows: '行', points: '个点' }[unit] ?? '');
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
  'region-not-shapefile': [
    'SHAPE_PART_UNKNOWN',
    withArgs(() => ({ expected: '.shp .shx .dbf .prj .sbn .sbx .cpg .tdb' })),
  ],
  'region-names-differ': [
    'SHAPE_BASE_NAMES',
    withArgs((args) => ({ names: args.names ?? args.found ?? '' })),
  ],
  'region-part-twice': ['SHAPE_PART_TWICE', file],
  'region-parts-missing': ['SHAPE_PARTS_MISSING', file],
  'region-part-empty': ['FILE_EMPTY', file],
  'region-part-damaged': ['SHP_UNREADABLE', file],
  'region-part-truncated': [
    'SHP_TRUNCATED',
    withArgs(({ declared, found }) => ({ expected: declared ?? '', found: found ?? '' })),
  ],
  'region-record-damaged': [
    'PARSER_FAILED',
    reason({
      zh: '图形记录损坏，应为可以读取的面',
      en: 'a shape record is damaged; polygons that can be read are expected',
    }),
  ],
  'region-geometry-kind': ['NOT_POLYGONS', withArgs((args) => ({ type: shapeKind(args.found) }))],
  'region-no-rows': ['NO_FEATURES', file],
  'region-no-fields': ['DBF_UNREADABLE', file],
  'region-no-geometry': ['NO_FEATURES', file],
  'region-too-large': [
    'PARSER_FAILED',
    (problem) => ({
      file: problem.at,
      reason: {
        zh: `超过上限${tooLarge(problem.expected)}`,
        en: `too large, ${problem.expected} are allowed`,
      },
    }),
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
  'region-encoding-declared-wrong': [
    'ENCODING_DECLARED_WRONG',
    withArgs((args) => ({ encoding: args.encoding ?? '' })),
  ],
  'region-encoding-undecodable': ['ENCODING_UNDECODABLE', file],
  'region-geometry-missing': ['NULL_GEOMETRY', withArgs((args) => ({ row: args.row ?? args.rows ?? '' }))],
  'region-part-longer-than-declared': [
    'PARSER_FAILED',
    reason({
      zh: '文件比其头部声明的长，多余部分已忽略',
      en: 'longer than its header says; the rest was ignored',
    }),
  ],
  'region-self-intersection': ['SELF_INTERSECTION', withArgs((args) => ({ count: args.count ?? '' }))],
  'raster-not-geotiff': ['RASTER_FORMAT', file],
  'raster-file-empty': ['FILE_EMPTY', file],
  'raster-truncated': [
    'RASTER_TRUNCATED',
    reason({
      zh: '数据超出文件末尾，应为完整的文件',
      en: 'it points beyond its end; a whole file is expected',
    }),
  ],
  'raster-damaged': [
    'RASTER_STRUCTURE',
    reason({
      zh: '内容损坏，无法解码，应为完整的GeoTIFF，请重新导出',
      en: 'its content is damaged and cannot be decoded; a whole GeoTIFF is expected, export it again',
    }),
  ],
  'raster-too-large': [
    'RASTER_TOO_LARGE',
    withArgs((args) => {
      if (args.decoded === undefined)
        return {
          size: { zh: `${args.width}×${args.height}像元`, en: `${args.width} x ${args.height} cells` },
          limit: { zh: `${args.cells}像元`, en: `${args.cells} cells` },
        };
      const size = `${megabytes(args.decoded)} MB`;
      return {
        size: { zh: `（单个数据块）${size}`, en: `${size} for one strip or tile` },
        limit: `${megabytes(args.blockBytes)} MB`,
      };
    }),
  ],
  'raster-too-many-bands': [
    'RASTER_STRUCTURE',
    withArgs(({ bands, maxBands }) => ({
      reason: {
        zh: `波段数${bands}，最多${maxBands}个`,
        en: `${bands} bands, at most ${maxBands} are allowed`,
      },
    })),
  ],
  'raster-codec-unsupported': ['RASTER_CODEC', file],
  'raster-type-unsupported': [
    'RASTER_STRUCTURE',
    withArgs((args) => ({
      reason: {
        zh: `不支持的像元类型${String(args.type).replace(' bits', '位')}，应为不超过64位的整数或浮点数`,
        en: `unsupported cell type ${args.type}; whole or floating-point numbers of up to 64 bits are expected`,
      },
    })),
  ],
  'raster-band-missing': [
    'RASTER_STRUCTURE',
    withArgs((args) => ({ reason: { zh: `没有波段${args.band}`, en: `there is no band ${args.band}` } })),
  ],
  'raster-crs-missing': ['RASTER_NO_CRS', file],
  'raster-crs-unsupported': ['RASTER_CRS_UNUSABLE', file],
  'raster-georeference-missing': ['RASTER_NO_GEOREFERENCE', file],
  'raster-outside-target': ['INPUT_OUTSIDE_REGION', file],
  'raster-not-classes': [
    'RASTER_STRUCTURE',
    withArgs((args) => ({
      reason: {
        zh: `像元值${args.value}不是整数类别`,
        en: `cell value ${args.value} is no class (whole number)`,
      },
    })),
  ],
  'raster-no-crs': ['RASTER_NO_CRS', file],
  'raster-no-georeference': ['RASTER_NO_GEOREFERENCE', file],
  'raster-no-valid-cells': ['RASTER_NO_VALID_CELLS', file],
  'raster-metadata-damaged': [
    'RASTER_STRUCTURE',
    reason({
      zh: '部分元数据有误，已按可读部分读取',
      en: 'parts of its metadata are faulty; what could be read was used',
    }),
  ],
  'grid-too-many-cells': ['GRID_TOO_LARGE', withArgs((args) => ({ resolution: args.resolution ?? '' }))],
  'grid-extent-invalid': ['PARSER_FAILED', file],
  'geodata-timeout': ['PARSER_TIME', withArgs((args) => ({ seconds: args.seconds ?? '' }))],
  'geodata-memory': ['PARSER_MEMORY', withArgs((args) => ({ limit: args.limit ?? args.bytes ?? '' }))],
  'geodata-crashed': [
    'PARSER_FAILED',
    reason({ zh: '读取程序异常退出', en: 'the reading program broke off' }),
  ],
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
  return typeof value === 'number' ? String(Math.round(value * 1e4) / 1e4) : (value ?? '');
}
