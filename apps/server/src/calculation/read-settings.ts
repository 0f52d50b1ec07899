import type { CompareFlag, FilePlan, RecordPlan } from '../model/model-cases';

/** What a user sets of how a stored file is read. */
export const readSettings = ['scale', 'offset', 'noData', 'classes', 'columns', 'encoding'] as const;
export type ReadSetting = (typeof readSettings)[number];

/** The settings that the result of a year follows from; those that its input does not have are left out. */
export type ReadBy = Readonly<Partial<Record<ReadSetting, unknown>>>;

/** How a raster is read, in one order however it was entered. */
export function rasterReadBy({ input, row }: FilePlan): ReadBy {
  const { scale, offset, noData, reclassification } = row;
  const classes = reclassification.map(({ from, to }) => [from, to]).sort(([a], [b]) => a - b);
  return {
    scale,
    offset,
    noData: [...noData].sort((a, b) => a - b),
    ...(input.kind === 'class-raster' && { classes }),
  };
}

/**
 * How a table or vector file is read: the columns of its fields and its encoding as they were found, so that choosing
 * what was found anyway changes nothing. Prices of the comparable year count in that year only.
 */
export function recordsReadBy({ input, row }: RecordPlan, compareFlag: CompareFlag): ReadBy {
  // Of features without attributes only the shapes are read.
  if (input.kind === 'vector' && input.fields.length === 0) return {};
  const found = row.report && row.report.kind !== 'raster' ? row.report : null;
  const { encoding, mapping } = found ?? { encoding: row.encoding, mapping: row.fields };
  const ofOtherYear = new Set(
    input.fields.flatMap((field) =>
      compareFlag === 0 && 'comparableOf' in field && field.comparableOf !== undefined ? [field.key] : [],
    ),
  );
  const columns = Object.entries(mapping)
    .filter(([key, column]) => column !== null && !ofOtherYear.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { columns, encoding };
}
