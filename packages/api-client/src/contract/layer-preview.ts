import * as z from 'zod';
import { projectInPath } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formOptional } from './protocol/form';
import {
  rasterBaseInfo,
  rasterStatisticsInfo,
  rasterWindow,
  statisticsInfo,
  vectorLayer,
  windowQuery,
} from './layer-entity';

const places = z.object({ projectId: formId, reportTemplateId: formId, reportFormId: formId });
const path = ':projectId/:reportTemplateId/:reportFormId';

const shared = {
  method: 'GET',
  encoding: 'none',
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
} as const;

export const regionPreview = defineCall({
  ...shared,
  name: 'regionPreview',
  summary: 'Polygons of the region file in EPSG:3857, or of the districts of a level.',
  path: '/gep/user/layer/vector/preview/:projectId/data',
  params: z.object({ projectId: formId }),
  response: vectorLayer,
});

export const vectorPreview = defineCall({
  ...shared,
  name: 'vectorPreview',
  summary: 'Features of the vector file of a report form.',
  path: `/gep/user/layer/vector/preview/${path}/data`,
  params: places,
  response: vectorLayer,
});

export const rasterPreview = defineCall({
  ...shared,
  name: 'rasterPreview',
  summary: 'A window of the raster of a report form, as rasterData.',
  path: `/gep/user/layer/raster/preview/${path}/data`,
  params: places,
  query: z.object(windowQuery),
  response: rasterWindow,
  binary: { when: 'by-accept', type: 'image/tiff' },
});

export const rasterPreviewInfo = defineCall({
  ...shared,
  name: 'rasterPreviewInfo',
  summary: 'Size, extent and bands of the raster of a report form.',
  path: `/gep/user/layer/raster/preview/base/info/${path}`,
  params: places,
  response: rasterBaseInfo,
});

export const vectorPreviewStatistics = defineCall({
  ...shared,
  name: 'vectorPreviewStatistics',
  summary: 'Statistics of fields of the vector file of a report form.',
  path: `/gep/user/layer/vector/preview/statistics/${path}`,
  params: places,
  query: z.object({ fieldsName: formOptional(z.string().max(1000)) }),
  response: z.array(statisticsInfo),
});

export const rasterPreviewStatistics = defineCall({
  ...shared,
  name: 'rasterPreviewStatistics',
  summary: 'Statistics of each band of the raster of a report form.',
  path: `/gep/user/layer/raster/preview/statistics/${path}`,
  params: places,
  response: z.array(rasterStatisticsInfo),
});

export const rasterPreviewHistogram = defineCall({
  ...shared,
  name: 'rasterPreviewHistogram',
  summary: 'Histogram of each band of the raster of a report form.',
  path: `/gep/user/layer/raster/preview/compute/histogram/${path}`,
  params: places,
  response: z.array(z.object({ min: z.number(), max: z.number(), counts: z.array(z.number()) })),
});

export const rasterPreviewUniqueValues = defineCall({
  ...shared,
  name: 'rasterPreviewUniqueValues',
  summary: 'Unique values of each band of the raster of a report form.',
  path: `/gep/user/layer/raster/preview/compute/unique/${path}`,
  params: places,
  response: z.array(rasterStatisticsInfo),
});
