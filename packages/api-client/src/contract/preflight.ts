import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formOptional } from './protocol/form';
import { compareFlag, inputKey, modelId, problem } from './protocol/shared-schemas';

/** What a look at an uploaded raster inside the region tells before a run. Counts are of samples in the region. */
export const rasterPreflight = z.object({
  /** Whether the samples are coarser than the cells of the project, so that counts and areas are estimates. */
  sampled: z.boolean(),
  /** Square kilometres of a sample. */
  cellArea: z.number(),
  /** Samples in the region, and how many of them have a value. */
  inside: z.number().int(),
  valid: z.number().int(),
  /** With the saved scale and offset; null without a value. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Raw codes with their samples, of rasters of classes. */
  classes: z.array(z.object({ value: z.number(), count: z.number().int() })).nullable(),
  /** Raw values that may stand for no data and are not declared. */
  noData: z.array(z.object({ value: z.number(), count: z.number().int() })),
  /** The scale that would bring the values into the expected range, where most of them are outside; else null. */
  scale: z.number().nullable(),
  /** A small picture of the file in the region, as a data URL of a PNG. */
  picture: z.string(),
  /** What keeps the file from being used, or will leave gaps. */
  problems: z.array(problem),
});
export type RasterPreflight = z.infer<typeof rasterPreflight>;

export const preflightModelFile = defineCall({
  name: 'preflightModelFile',
  summary:
    'Looks at the raster of an input inside the region, before any run: coverage, ranges, classes, likely no-data values, a picture.',
  method: 'GET',
  path: '/gep/user/project/model/:modelId/file/:key/preflight',
  params: z.object({ modelId, key: inputKey }),
  query: z.object({ projectId: formId, compareFlag: formOptional(compareFlag) }),
  encoding: 'none',
  response: rasterPreflight,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});
