import * as z from 'zod';
import { extent } from './protocol/shared-schemas';
import { formJson, formNumber } from './protocol/form';
import { limits } from './protocol/limits';

const tableValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A feature: WKB as base64, in the projection of the layer, and its attributes. */
export const featureData = z.object({
  fid: z.union([z.string(), z.number()]),
  geometryWkb: z.string(),
  featureTableData: z.array(z.object({ name: z.string(), data: tableValue })),
});
export type FeatureData = z.infer<typeof featureData>;

export const statisticsInfo = z.object({
  field: z.string(),
  valueType: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  mean: z.number().nullable(),
  stddev: z.number().nullable(),
  enableUniqueValue: z.boolean(),
  uniqueValues: z.array(z.object({ value: tableValue, count: z.number().int() })),
  uniqueValueCount: z.number().int(),
  totalCount: z.number().int(),
});
export type StatisticsInfo = z.infer<typeof statisticsInfo>;

const histogram = z.object({ min: z.number(), max: z.number(), counts: z.array(z.number()) });

/**
 * Statistics of a band. Unique values and histogram are null until they were computed. Of a total whose models' prices have
 * changed, range, deviation and histogram are estimated in what a layer says of itself: as if all cells had grown alike.
 */
export const rasterStatisticsInfo = z.object({
  dataType: z.string(),
  minValue: z.number().nullable(),
  maxValue: z.number().nullable(),
  meanValue: z.number().nullable(),
  stdDevValue: z.number().nullable(),
  noDataValue: z.union([z.number(), z.literal('nan'), z.null()]),
  enableUniqueValue: z.boolean(),
  uniqueValue: z.array(z.object({ value: z.number(), count: z.number().int() })).nullable(),
  uniqueValueCount: z.number().int().nullable(),
  totalCount: z.number().int(),
  histogram: histogram.nullable(),
  /** Absent: nothing is estimated. */
  estimated: z.literal(true).optional(),
});
export type RasterStatisticsInfo = z.infer<typeof rasterStatisticsInfo>;

export const bandInfo = z.object({ bandName: z.string(), rasterStatisticsInfoVo: rasterStatisticsInfo });
export type BandInfo = z.infer<typeof bandInfo>;

/** A layer without its features: what the legend and the style dialogs need. */
export const layerInfo = z.object({
  id: z.string(),
  name: z.string(),
  /** Engine code: 3 polygon, 5 raster. */
  layerType: z.number().int(),
  geometryType: z.string(),
  /** CRS of the geometries or of the raster windows as delivered, `EPSG:n`. */
  projection: z.string(),
  originalProjection: z.string(),
  fields: z.array(z.object({ fieldName: z.string(), fieldType: z.string() })),
  /** Field for the label of the hover popup, and field of the value. */
  labelField: z.string().nullable(),
  valueField: z.string().nullable(),
  zIndex: z.number().int(),
  unit: z.string(),
  /** The saved scheme as JSON text (docs/wire-format.md), or null for the default style. */
  layerStyle: z.string().nullable(),
  statisticsInfo: statisticsInfo.nullable(),
  bandInfoVo: z.array(bandInfo),
  /** Extent as JSON text, EPSG:3857 metres. */
  layerExtent: z.string(),
});
export type LayerInfo = z.infer<typeof layerInfo>;

export const vectorLayer = layerInfo.extend({ features: z.array(featureData) });
export type VectorLayer = z.infer<typeof vectorLayer>;

export const rasterBaseInfo = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** Of the stored raster. */
  cellSize: z.number(),
  crs: z.string(),
  /** EPSG:3857 metres. */
  extent,
  unit: z.string(),
  layerStyle: z.string().nullable(),
  bandInfoVo: z.array(bandInfo),
});
export type RasterBaseInfo = z.infer<typeof rasterBaseInfo>;

/** A raster window: extent and scale in EPSG:3857 metres; one row-major list a band, null where there is no value. */
export const rasterWindow = z.object({
  /** False when the extent holds no data: then the lists are empty. */
  exist: z.boolean(),
  extent,
  width: z.number().int(),
  height: z.number().int(),
  noDataValue: z.number().nullable(),
  dataList: z.array(z.array(z.number().nullable())),
});
export type RasterWindow = z.infer<typeof rasterWindow>;

const metre = formNumber(z.number());

/** Query of a raster window: scale in metres per pixel, extent in metres, EPSG:3857. */
export const windowQuery = {
  scale: formNumber(z.number().positive('rule.range')),
  minX: metre,
  minY: metre,
  maxX: metre,
  maxY: metre,
};

/** Bytes of a WKB geometry: base64 text, or a list of byte values. */
export const wkbBytes = z.union([
  z.string().regex(/^[A-Za-z0-9+/=]+$/, 'rule.key'),
  z.array(z.number().int().min(0).max(255)),
]);

/** A scheme as JSON text, capped in size; its shape is the map engine's codec's to check. */
export const styleText = z.string().min(2, 'rule.required').max(limits.styleBytes, 'rule.style-size');

/** Polygons of a drawn region. */
export const wkbList = formJson(
  z.preprocess(
    withoutFaultyLists,
    z.array(wkbBytes).min(1, 'rule.required').max(limits.drawnPolygons, 'rule.too-long'),
  ),
);

/** A schema makes an issue of every element: lists that are too long or hold other things are judged as one first. */
function withoutFaultyLists(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.slice(0, limits.drawnPolygons + 1).map((one: unknown) => (isFaultyList(one) ? null : one));
}

function isFaultyList(one: unknown): boolean {
  if (!Array.isArray(one)) return false;
  const isByte = (byte: unknown): boolean =>
    Number.isInteger(byte) && Number(byte) >= 0 && Number(byte) <= 255;
  return one.length > limits.drawnBytes || !one.every(isByte);
}
