import * as z from 'zod';
import { projectInBody, projectInPath, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { compareFlag, modelId, resultLayerType } from './protocol/shared-schemas';
import { formId, formJson, formOptional } from './protocol/form';
import { layerPlaces } from './layer-data';
import { rasterStatisticsInfo, statisticsInfo, wkbList } from './layer-entity';
import { limits } from './protocol/limits';
import { statisticRow } from './result';

const places = z.object({
  projectId: formId,
  modelId,
  layerType: resultLayerType,
  modelName: z.string().min(1).max(100),
  compareFlag,
});
const path = ':projectId/:modelId/:layerType/:modelName/:compareFlag';
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const vectorStatistics = defineCall({
  name: 'vectorStatistics',
  summary: 'Statistics of fields of a vector layer; fieldsName joins names by commas.',
  method: 'GET',
  path: `/gep/user/layer/vector/statistics/${path}`,
  params: places,
  query: z.object({ fieldsName: formOptional(z.string().max(1000)) }),
  encoding: 'none',
  response: z.array(statisticsInfo),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
});

export const rasterStatistics = defineCall({
  name: 'rasterStatistics',
  summary: 'Minimum, maximum, mean and population standard deviation of each band.',
  method: 'GET',
  path: `/gep/user/layer/raster/statistics/${path}`,
  params: places,
  encoding: 'none',
  response: z.array(rasterStatisticsInfo),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
});

export const rasterHistogram = defineCall({
  name: 'rasterHistogram',
  summary: 'Histogram of each band: equal bins from min to max, last bin closed.',
  method: 'GET',
  path: `/gep/user/layer/raster/compute/histogram/${path}`,
  params: places,
  encoding: 'none',
  response: z.array(z.object({ min: z.number(), max: z.number(), counts: z.array(z.number()) })),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
});

export const rasterUniqueValues = defineCall({
  name: 'rasterUniqueValues',
  summary: 'Unique values of each band, when there are not too many.',
  method: 'GET',
  path: `/gep/user/layer/raster/compute/unique/${path}`,
  params: places,
  encoding: 'none',
  response: z.array(
    z.object({
      enableUniqueValue: z.boolean(),
      totalCount: z.number().int(),
      uniqueValue: z.array(z.object({ value: z.number(), count: z.number().int() })),
      uniqueValueCount: z.number().int(),
      valueType: z.string(),
    }),
  ),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
});

/** Values above the first number up to the second, null without an end; where both are the same, that value alone. */
const ledgerClass = z.tuple([z.number().nullable(), z.number().nullable()]);

const ledgerRow = z.object({
  cells: z.number().int(),
  /** hm², by the cells of the project grid. */
  area: z.number(),
  /** In the unit of the model's quantity; null where it has none. */
  quantity: z.number().nullable(),
  /** 元; null for a model without a value. */
  value: z.number().nullable(),
});
export type LedgerRow = z.infer<typeof ledgerRow>;

/** What the cells of a result come to by classes; classes and the rest add up to the total. */
export const rasterLedger = z.object({
  /** In the order of the classes that were asked for. */
  classes: z.array(ledgerRow),
  /** Cells in no class. */
  rest: ledgerRow,
  total: ledgerRow,
});
export type RasterLedger = z.infer<typeof rasterLedger>;

export const rasterLedgerCall = defineCall({
  name: 'rasterLedger',
  summary:
    'Cells, area, quantity and value of classes of a result raster, counted exactly; the class with the lowest lower end also holds that end.',
  method: 'POST',
  path: `/gep/user/layer/raster/compute/ledger/${path}`,
  params: places,
  body: z.object({
    classes: formJson(z.array(ledgerClass).max(limits.ledgerClasses, 'rule.too-long')),
  }),
  encoding: 'json',
  response: rasterLedger,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
});

export const fieldValues = defineCall({
  name: 'fieldValues',
  summary: 'All values of a field of a layer, beside the feature ids.',
  method: 'GET',
  path: '/gep/user/layer/field/values',
  query: z.object({
    projectId: formId,
    layerId: z.string().min(1).max(200),
    fieldName: z.string().min(1).max(128),
    compareFlag: formOptional(compareFlag),
  }),
  encoding: 'none',
  response: z.object({ fid: z.array(z.union([z.string(), z.number()])), field: z.array(fieldValue) }),
  payloadKey: 'result',
  access: 'project-reader',
  subject: projectInQuery,
});

export const fieldDetail = defineCall({
  name: 'fieldDetail',
  summary: 'Minimum, maximum and unique values of a field of a layer.',
  method: 'GET',
  path: '/gep/user/layer/field/detail/:projectId/:modelId/:layerType/:name/:fieldName',
  params: layerPlaces.extend({ fieldName: z.string().min(1).max(128) }),
  query: z.object({ compareFlag: formOptional(compareFlag) }),
  encoding: 'none',
  response: statisticsInfo,
  payloadKey: 'result',
  access: 'project-reader',
  subject: projectInPath,
});

/** Statistics of a region; `count` is of the valid cells whose centre is inside. */
export const regionStatistics = z.object({
  count: z.number(),
  sum: z.number().nullable(),
  mean: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  stddev: z.number().nullable(),
  unit: z.string(),
  /** The services inside the region, as the drawer's tree table shows them. */
  rows: z.array(statisticRow),
});
export type RegionStatistics = z.infer<typeof regionStatistics>;

const calculatedId = z.object({
  /** `id` of a calculated model; its raster is measured, and all models of the project fill the rows. */
  id: z.string().min(1).max(100),
});

export const polygonStatistics = defineCall({
  name: 'polygonStatistics',
  summary: 'Statistics of a drawn region: WKB polygons in EPSG:3857 as byte lists or base64.',
  method: 'POST',
  path: '/gep/user/layer/polygon/statistic/:id/raster',
  params: calculatedId,
  query: z.object({ compareFlag: formOptional(compareFlag) }),
  body: z.object({ projectId: formId, polygon: wkbList }),
  bodyBytes: limits.drawnBytes,
  encoding: 'json',
  response: regionStatistics,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInBody,
});

/** What a region comes to; the same sum as `polygonStatistics` tells. */
export const regionSum = z.object({
  /** Valid cells whose centre is inside. */
  count: z.number().int(),
  /** hm² of these cells. */
  area: z.number(),
  /** Null without a valid cell. */
  sum: z.number().nullable(),
  unit: z.string(),
});
export type RegionSum = z.infer<typeof regionSum>;

export const polygonSum = defineCall({
  name: 'polygonSum',
  summary: 'Sum, cells and area of a region while it is drawn, of the measured raster alone.',
  method: 'POST',
  path: '/gep/user/layer/polygon/sum/:id/raster',
  params: calculatedId,
  query: z.object({ compareFlag: formOptional(compareFlag) }),
  body: z.object({ projectId: formId, polygon: wkbList }),
  bodyBytes: limits.drawnBytes,
  encoding: 'json',
  response: regionSum,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInBody,
});

export const fileStatistics = defineCall({
  name: 'fileStatistics',
  summary:
    'Statistics of an uploaded shapefile, one entry a polygon; the last entry holds the geometries in EPSG:3857 as base64 WKB.',
  method: 'POST',
  path: '/gep/user/layer/file/statistic/:id/raster',
  params: calculatedId,
  query: z.object({ compareFlag: formOptional(compareFlag) }),
  body: z.object({ projectId: formId }),
  encoding: 'multipart',
  files: { field: 'statisticsFile', many: true },
  response: z.array(z.union([regionStatistics, z.object({ wkbList: z.array(z.string()) })])),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInBody,
});
