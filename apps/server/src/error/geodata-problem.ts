import { GeodataError } from '../geodata/geodata-error';
import type { GeodataProblem, GeodataProblemCode, GeodataWarningCode } from '../geodata/problem-codes';
import { rasterWordings } from './geodata-wording/raster-wordings';
import { seriesWordings } from './geodata-wording/series-wordings';
import { tableWordings } from './geodata-wording/table-wordings';
import { partNames, vectorWordings } from './geodata-wording/vector-wordings';
import { file, reason, withArgs } from './geodata-wording/wording';
import type { Wording } from './geodata-wording/wording';
import type { StoredProblem } from './stored-problem';

const wordings: Record<GeodataProblemCode | GeodataWarningCode, Wording> = {
  ...vectorWordings,
  ...tableWordings,
  ...rasterWordings,
  ...seriesWordings,
  'grid-too-many-cells': ['GRID_TOO_LARGE', withArgs((args) => ({ resolution: args.resolution ?? '' }))],
  'grid-extent-invalid': ['PARSER_FAILED', file],
  'geodata-timeout': ['PARSER_TIME', withArgs((args) => ({ seconds: args.seconds ?? '' }))],
  'geodata-memory': ['PARSER_MEMORY', withArgs((args) => ({ limit: args.limit ?? args.bytes ?? '' }))],
  'geodata-busy': ['BUSY', () => ({})],
  'geodata-crashed': ['PARSER_FAILED', reason('geodata.geodata-crashed')],
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
