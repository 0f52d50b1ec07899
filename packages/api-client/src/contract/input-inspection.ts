import * as z from 'zod';
import { encodingSource } from './region-file';
import { extent, inputKey, problem } from './protocol/shared-schemas';
import { limits } from './protocol/limits';

/** A raw value of a raster of classes. */
const rasterClass = z.object({
  value: z.number(),
  /** Cells of the whole file. */
  count: z.number().int(),
  /** What the file, or that of GDAL beside it, calls the class. */
  name: z.string().optional(),
  /** `#rrggbb` of the palette of the file, or of that beside it. */
  color: z.string().optional(),
});

/** What the server found in an uploaded model input. */
export const rasterReport = z.object({
  kind: z.literal('raster'),
  width: z.number().int(),
  height: z.number().int(),
  bandCount: z.number().int(),
  /** Of bands in a file each: what the names of the files count, and the first and last of it (`2020-01-31`, `2020-01`). */
  series: z
    .object({ unit: z.enum(['day', 'month', 'number']), first: z.string(), last: z.string() })
    .optional(),
  dataType: z.string(),
  /** `EPSG:n`, or WKT where no authority knows the system. */
  crs: z.string(),
  crsName: z.string(),
  cellSize: z.object({ x: z.number(), y: z.number(), unit: z.enum(['metre', 'degree', 'other']) }),
  /** In the file's own CRS. */
  extent,
  /** NaN cannot travel in JSON: `nan` stands for it. */
  noData: z.union([z.number(), z.literal('nan'), z.null()]),
  /** As the file's tags say; 1 and 0 where it says nothing. */
  scale: z.number(),
  offset: z.number(),
  scaleFromFile: z.boolean(),
  /** Of the valid cells of the first band after scale and offset as set; null without valid cells. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  mean: z.number().nullable(),
  validCount: z.number().int(),
  /** Raw values and their counts, for integer rasters of at most 256 different values; else null. */
  classes: z.array(rasterClass).nullable(),
});

const cell = z.union([z.string(), z.number(), z.null()]);

/** What every file of rows has. */
const rowsReport = {
  /** Rows of a table in which nothing but the district is filled in do not count. */
  rowCount: z.number().int(),
  /** The first rows, by the name of their column. */
  sampleRows: z.array(z.record(z.string(), cell)),
  /** Name as of the WHATWG encoding standard; null where the format leaves no choice. */
  encoding: z.string().nullable(),
  encodingSource: encodingSource.nullable(),
  /** Encodings to choose from, each with a few texts as they would read; none where there is no choice. */
  candidates: z.array(z.object({ encoding: z.string(), sample: z.array(z.string()) })),
  /**
   * The column of each field by its key, and of the district code by `districtCode`; null where no column was found.
   */
  mapping: z.record(z.string(), z.string().nullable()),
};

/** Points, lines or polygons: a shapefile, GeoJSON, GeoPackage, or a ZIP of one of them. */
export const vectorReport = z.object({
  kind: z.literal('vector'),
  format: z.enum(['shapefile', 'geojson', 'geopackage']),
  geometryType: z.enum(['point', 'line', 'polygon']),
  fields: z.array(z.object({ name: z.string(), type: z.string() })),
  ...rowsReport,
  /** `EPSG:n`, or WKT where no authority knows the system. */
  crs: z.string(),
  crsName: z.string(),
  /** Degrees, EPSG:4326. */
  extent,
});

/** A workbook (XLSX) or CSV. */
export const tableReport = z.object({
  kind: z.literal('table'),
  format: z.enum(['xlsx', 'csv']),
  /** Name of the sheet that was read; null for CSV. */
  sheet: z.string().nullable(),
  columns: z.array(z.string()),
  ...rowsReport,
});

export const inputReport = z.discriminatedUnion('kind', [rasterReport, vectorReport, tableReport]);
export type InputReport = z.infer<typeof inputReport>;

/** One row of a reclassification table: a raw class of the file, and the code that it means (-9999: missing). */
export const reclassificationRow = z.object({ from: z.number(), to: z.number() });

/** A number, or a list of numbers for inputs of many bands. */
export const plainInput = z.union([z.number(), z.array(z.number()).max(limits.tableRows, 'rule.too-long')]);

/** Column of a field by its key, and of the district code by `districtCode`. */
export const fieldColumns = z.record(inputKey, z.string().max(limits.columnName, 'rule.too-long').nullable());

/** How the values of an input are read: value = raw x scale + offset, no-data tested on the raw value. */
export const inputSettings = z.object({
  scale: z.number(),
  offset: z.number(),
  /** Further raw values that mean no data. */
  noData: z.array(z.number()),
  /** Empty where the raw classes are the codes themselves. */
  reclassification: z.array(reclassificationRow),
  /** Key of the ready mapping that the reclassification was filled with, changed by hand or not; null for none. */
  preset: z.string().nullable(),
  /** Whether the user has confirmed what the classes of this file mean; a run refuses a file without. */
  classesConfirmed: z.boolean(),
  /** One number for all pixels (or one an event, for inputs of many bands) in place of the file; null uses the file. */
  plain: plainInput.nullable(),
  /** Columns that the user chose for fields, by their key; null for none. Other fields are matched by their names. */
  fields: fieldColumns,
  /** Encoding that the user chose for a table or vector file; null lets the bytes decide. */
  encoding: z.string().nullable(),
});
export type InputSettings = z.infer<typeof inputSettings>;

/** How well a ready mapping fits the classes of a file. */
export const presetFit = z.object({
  key: z.string(),
  /** Classes of the file that the mapping knows. */
  classes: z.number().int(),
  /** Part of the file's cells that are of such a class, 0-1. */
  share: z.number(),
});
export type PresetFit = z.infer<typeof presetFit>;

/** An input of a project for one year. */
export const storedInput = z.object({
  key: z.string(),
  /** 0 current year, 1 comparable year (without a separate file the current one serves both). */
  compareFlag: z.union([z.literal(0), z.literal(1)]),
  file: z
    .object({ name: z.string(), bytes: z.number(), uploadTime: z.string(), report: inputReport })
    .nullable(),
  settings: inputSettings,
  /** Ready mappings that know classes of the file, best first; none for other inputs than ecosystem types. */
  presetFits: z.array(presetFit),
  /**
   * Raw values that may mean no data and are not declared as such, with their cells in the whole file; none for other
   * inputs than rasters of classes. Those of one byte, such as 0, are among the classes, too: they may be one.
   */
  likelyNoData: z.array(rasterClass.pick({ value: true, count: true })),
  /** Departments that may upload this input. */
  assignedUserIds: z.array(z.string()),
  /** Range warnings, default reclassification missing, and so on. */
  warnings: z.array(problem),
  /** Faults of rows that keep a table or vector file from being used: the first 50. */
  problems: z.array(problem),
  /** How many faults there are. */
  problemCount: z.number().int(),
});
export type StoredInput = z.infer<typeof storedInput>;

/** An input of one year that was deleted and can still be restored. */
export const deletedInput = z.object({
  key: z.string(),
  compareFlag: z.union([z.literal(0), z.literal(1)]),
  /** Null where there was a plain value. */
  fileName: z.string().nullable(),
  deleteTime: z.string(),
});
export type DeletedInput = z.infer<typeof deletedInput>;
