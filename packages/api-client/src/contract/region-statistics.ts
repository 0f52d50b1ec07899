import * as z from 'zod';
import { districtFigures } from './district-table';
import { wkbList } from './layer-entity';
import { projectInBody } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formJson, formOptional } from './protocol/form';
import { limits } from './protocol/limits';
import { compareFlag } from './protocol/shared-schemas';
import { statisticRow } from './result';

/** What a region comes to; the same sum while it is drawn and when it is measured. */
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

/**
 * Why a region has no valid cell: nothing of the project is accounted there, it is between the centres of cells, or the
 * service has no values there.
 */
export const missingReason = z.enum(['outside', 'small', 'no-data']);
export type MissingReason = z.infer<typeof missingReason>;

/** What a region has in both years, a year without a result being null. */
const regionYears = {
  current: districtFigures.nullable(),
  comparable: districtFigures.nullable(),
  missing: missingReason.nullable(),
};

/** Statistics of a region. */
export const regionStatistics = regionSum.extend({
  ...regionYears,
  mean: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  stddev: z.number().nullable(),
  /** The services inside the region, as the drawer's tree table shows them. */
  rows: z.array(statisticRow),
});
export type RegionStatistics = z.infer<typeof regionStatistics>;

/**
 * Statistics of a region of a file. A file of many regions comes without their services (`rows` null): those of one are
 * asked for with its geometry, by `polygonStatistics`.
 */
export const fileRegion = regionStatistics.extend({ rows: regionStatistics.shape.rows.nullable() });
export type FileRegion = z.infer<typeof fileRegion>;

/** A column of an uploaded file, with a text a polygon: regions are named by one of them. */
const regionColumn = z.object({ name: z.string(), values: z.array(z.string().nullable()) });
export type RegionColumn = z.infer<typeof regionColumn>;

/** What an uploaded file has beside the figures of its polygons. */
export const uploadedRegions = z.object({
  /** Geometries in EPSG:3857 as base64 WKB. */
  wkbList: z.array(z.string()),
  columns: z.array(regionColumn),
  /** How often a cell is in a further polygon, and so counts again in a total of all. */
  shared: z.number().int(),
});
export type UploadedRegions = z.infer<typeof uploadedRegions>;

/** What the calls that measure have in common. */
const measuring = {
  method: 'POST',
  params: z.object({
    /** `id` of a calculated model; its raster is measured, and all models of the project fill the rows. */
    id: z.string().min(1).max(100),
  }),
  query: z.object({ compareFlag: formOptional(compareFlag) }),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInBody,
} as const;

const drawn = {
  ...measuring,
  body: z.object({ projectId: formId, polygon: wkbList }),
  bodyBytes: limits.drawnBytes,
  encoding: 'json',
} as const;

export const polygonStatistics = defineCall({
  ...drawn,
  name: 'polygonStatistics',
  summary: 'Statistics of a drawn region: WKB polygons in EPSG:3857 as byte lists or base64.',
  path: '/gep/user/layer/polygon/statistic/:id/raster',
  response: regionStatistics,
});

export const polygonSum = defineCall({
  ...drawn,
  name: 'polygonSum',
  summary: 'Sum, cells and area of a region while it is drawn, of the measured raster alone.',
  path: '/gep/user/layer/polygon/sum/:id/raster',
  response: regionSum,
});

export const fileStatistics = defineCall({
  ...measuring,
  name: 'fileStatistics',
  summary:
    'Statistics of an uploaded shapefile, GeoJSON, GeoPackage or ZIP of one, one entry a polygon; the last entry holds the geometries and the columns of the file.',
  path: '/gep/user/layer/file/statistic/:id/raster',
  body: z.object({ projectId: formId }),
  encoding: 'multipart',
  files: { field: 'statisticsFile', many: true },
  response: z.array(z.union([fileRegion, uploadedRegions])),
});

/** A measured region as it is listed in a file. */
const listedRegion = z.object({
  name: z.string().max(limits.regionNameMax, 'rule.too-long'),
  /** hm². */
  area: z.number(),
  ...regionYears,
});
export type ListedRegion = z.infer<typeof listedRegion>;

export const regionTableFile = defineCall({
  name: 'regionTableFile',
  summary:
    'Measured regions as a workbook or as CSV, ranked, with units and what they were made under; the figures are those that a call before has answered.',
  method: 'POST',
  path: '/gep/user/project/result/regionTable',
  body: z.object({
    projectId: formId,
    /** Id of a calculated model. */
    id: z.string().min(1, 'rule.required').max(64),
    /** The year that ranks the regions. */
    compareFlag: formOptional(compareFlag),
    format: formOptional(z.enum(['xlsx', 'csv'])),
    regions: formJson(
      z.array(listedRegion).min(1, 'rule.required').max(limits.measuredRegions, 'rule.too-long'),
    ),
    /** As `uploadedRegions` says; null where it is not known. */
    shared: z.number().int().nullable(),
  }),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'json',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'project-reader',
  subject: projectInBody,
  binary: { when: 'always', type: 'application/octet-stream' },
});
