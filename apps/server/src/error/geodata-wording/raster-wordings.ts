import type { rasterProblemCodes, rasterWarningCodes } from '../../geodata/problem-codes';
import { phrase } from '../../message/phrase';
import { file, megabytes, reason, withArgs } from './wording';
import type { Wording } from './wording';

type Code = (typeof rasterProblemCodes)[number] | (typeof rasterWarningCodes)[number];

export const rasterWordings: Record<Code, Wording> = {
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
        size: phrase('size.block', { size: megabytes(args.decoded) }),
        limit: megabytes(args.blockBytes),
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
};
