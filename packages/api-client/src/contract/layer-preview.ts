import * as z from 'zod';
import { projectInPath } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formNumber, formOptional } from './protocol/form';
import {
  rasterBaseInfo,
  rasterStatisticsInfo,
  rasterWindow,
  statisticsInfo,
  vectorLayer,
  windowQuery,
} from './layer-entity';
import { limits } from './protocol/limits';

/**
 * A file before it is calculated with: of a report form by the ids of report and form, or of an input of the models by its
 * key and year (`landCover` and `0`) in place of the two ids. Of a form the department that fills it in and the owner see
 * it, of an input the owner.
 */
const places = z.object({ projectId: formId, reportTemplateId: formId, reportFormId: formId });
/** Counted from 1; the first by default. */
const bandQuery = { band: formOptional(formNumber(z.number().int().min(1).max(limits.rasterBands))) };
const path = ':projectId/:reportTemplateId/:reportFormId';

const shared = {
  method: 'GET',
  encoding: 'none',
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
} as const;

export const vectorPreview = defineCall({
  ...shared,
  name: 'vectorPreview',
  summary: 'Features of the vector file of a report form or input.',
  path: `/gep/user/layer/vector/preview/${path}/data`,
  params: places,
  /** `title`: what the file is for. */
  response: vectorLayer.extend({ title: z.string() }),
});

export const rasterPreview = defineCall({
  ...shared,
  name: 'rasterPreview',
  summary: 'A window of a band of the raster of a report form or input, as rasterData.',
  path: `/gep/user/layer/raster/preview/${path}/data`,
  params: places,
  query: z.object({ ...windowQuery, ...bandQuery }),
  response: rasterWindow,
  binary: { when: 'by-accept', type: 'image/tiff' },
});

export const rasterPreviewInfo = defineCall({
  ...shared,
  name: 'rasterPreviewInfo',
  summary: 'Size, extent and one band of the raster of a report form or input.',
  path: `/gep/user/layer/raster/preview/base/info/${path}`,
  params: places,
  query: z.object(bandQuery),
  response: rasterBaseInfo.extend({ title: z.string(), fileName: z.string(), bandCount: z.number().int() }),
});

export const vectorPreviewStatistics = defineCall({
  ...shared,
  name: 'vectorPreviewStatistics',
  summary: 'Statistics of fields of the vector file of a report form or input.',
  path: `/gep/user/layer/vector/preview/statistics/${path}`,
  params: places,
  query: z.object({ fieldsName: formOptional(z.string().max(1000)) }),
  response: z.array(statisticsInfo),
});

export const rasterPreviewStatistics = defineCall({
  ...shared,
  name: 'rasterPreviewStatistics',
  summary: 'Statistics of a band of the raster of a report form or input.',
  path: `/gep/user/layer/raster/preview/statistics/${path}`,
  params: places,
  query: z.object(bandQuery),
  response: z.array(rasterStatisticsInfo),
});

export const rasterPreviewHistogram = defineCall({
  ...shared,
  name: 'rasterPreviewHistogram',
  summary: 'Histogram of a band of the raster of a report form or input.',
  path: `/gep/user/layer/raster/preview/compute/histogram/${path}`,
  params: places,
  query: z.object(bandQuery),
  response: z.array(z.object({ min: z.number(), max: z.number(), counts: z.array(z.number()) })),
});

export const rasterPreviewUniqueValues = defineCall({
  ...shared,
  name: 'rasterPreviewUniqueValues',
  summary: 'Unique values of a band of the raster of a report form or input.',
  path: `/gep/user/layer/raster/preview/compute/unique/${path}`,
  params: places,
  query: z.object(bandQuery),
  response: z.array(rasterStatisticsInfo),
});
