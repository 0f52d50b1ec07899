import * as z from 'zod';
import { projectInPath, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { compareFlag, modelId, resultLayerType } from './protocol/shared-schemas';
import { formId, formJson, formOptional } from './protocol/form';
import { layerPlaces } from './layer-data';
import { rasterStatisticsInfo, statisticsInfo } from './layer-entity';
import { limits } from './protocol/limits';

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
