import {
  fittingPresets,
  isEcosystemType,
  isRasterFile,
  MISSING,
  reclassificationPresets,
} from '@gep/ecosystem-models';
import type { FileInput, PresetFit, RasterFile } from '@gep/ecosystem-models';
import type { InputReport } from '@gep/api-client/contract';
import type { StoredProblem } from '../error/stored-problem';
import { customaryNoData } from './customary-no-data';
import type { ModelInput } from './queries';

type FileClass = NonNullable<Extract<InputReport, { kind: 'raster' }>['classes']>[number];

/** Whether a raw value is marked as no data; a file of 32 bits rounds what is written with fewer digits. */
function isMarked({ noData }: Pick<ModelInput, 'noData'>, value: number): boolean {
  return noData.some((one) => one === value || Math.fround(one) === value);
}

/** Whole numbers that no cell of classes can hold. */
const fitsCell = (value: number): boolean => (value | 0) === value;

/** What producers use for no data and nobody for a class: numbers below 0, the largest ones of types, and immense ones. */
function looksLikeNoData(value: number): boolean {
  return value < 0 || !fitsCell(value) || (customaryNoData.includes(value) && !isByte(value));
}

/** Codes of one byte may well be classes. */
const isByte = (value: number): boolean => value >= 0 && value <= 255;

/** Values of a stored raster of classes that look like no data, are not marked as such, and have no row as a class. */
export function likelyNoDataClasses(row: ModelInput): FileClass[] {
  const classes = row.report?.kind === 'raster' ? (row.report.classes ?? []) : [];
  return classes.filter(
    ({ value }) =>
      looksLikeNoData(value) &&
      !isMarked(row, value) &&
      !row.reclassification.some(({ from }) => from === value),
  );
}

/** Classes of a stored raster, without what is or looks like no data; none where they could not be counted. */
export function classesOf(row: ModelInput): FileClass[] {
  const classes = row.report?.kind === 'raster' ? (row.report.classes ?? []) : [];
  const likely = likelyNoDataClasses(row);
  return classes.filter((one) => !isMarked(row, one.value) && one.value !== MISSING && !likely.includes(one));
}

/**
 * Values of a stored raster to ask about: what looks like no data, and numbers of one byte that are often used for it,
 * unless the file names them, the user has given them a type or a product has them as a class.
 */
export function askedNoData(input: FileInput, row: ModelInput): Pick<FileClass, 'value' | 'count'>[] {
  if (!isRasterFile(input) || input.classes === undefined || row.fileIds.length === 0) return [];
  const bytes = classesOf(row).filter(
    ({ value, name }) =>
      customaryNoData.includes(value) && name === undefined && !isKnownClass(input.classes, row, value),
  );
  return [...likelyNoDataClasses(row), ...bytes].map(({ value, count }) => ({ value, count }));
}

function isKnownClass(classes: RasterFile['classes'], row: ModelInput, value: number): boolean {
  const known =
    classes === 'ecosystem-types'
      ? reclassificationPresets.some(({ rows }) => rows.some(({ source }) => source === value))
      : classes?.some((one) => one.value === value);
  return known === true || row.reclassification.some(({ from }) => from === value);
}

/** Whether the classes of an input become ecosystem types, for which there are ready mappings. */
export function readsEcosystemTypes(input: FileInput): boolean {
  return isRasterFile(input) && input.classes === 'ecosystem-types';
}

/** Ready mappings for the classes of a stored raster, best first; none unless it is one of ecosystem types. */
export function presetFits(input: FileInput, row: ModelInput): PresetFit[] {
  return readsEcosystemTypes(input) ? fittingPresets(classesOf(row)) : [];
}

/** Whether a stored raster of classes is one in which no class was read: all empty, or of an older program. */
export function lacksClasses(input: FileInput, { fileIds, report }: ModelInput): boolean {
  if (!isRasterFile(input) || input.classes === undefined || fileIds.length === 0) return false;
  return report?.kind !== 'raster' || report.classes === null;
}

/** What keeps a run from using a stored raster of classes, if anything. */
export function unconfirmedClasses(input: FileInput, row: ModelInput): StoredProblem[] {
  const isMapped = isRasterFile(input) && input.classes !== undefined;
  if (!isMapped || row.fileIds.length === 0 || row.plain !== null) return [];
  const isEmpty = lacksClasses(input, row);
  // Pretreatment cannot read these as anything.
  const immense = likelyNoDataClasses(row).filter(({ value }) => !fitsCell(value));
  if (immense.length > 0) return [{ ...likelyNoDataProblem(row, immense), at: input.key }];
  if (!isEmpty && row.classesConfirmedAt !== null) return [];
  const name = isEmpty ? 'CLASSES_NOT_READ' : 'CLASSES_UNCONFIRMED';
  return [{ name, args: { file: row.fileName ?? '', input: input.name }, at: input.key }];
}

/** Whether a raw class is read as something: has a row, or is a code itself where there are no rows. */
export function isReadClass(input: RasterFile, row: ModelInput, value: number): boolean {
  if (row.reclassification.length > 0) return row.reclassification.some(({ from }) => from === value);
  if (input.classes === undefined || value === MISSING) return true;
  if (input.classes === 'ecosystem-types') return isEcosystemType(value);
  return input.classes.some((one) => one.value === value);
}

/** Warnings about classes of a stored raster that are read as nothing, and about what looks like no data. */
export function classWarnings(input: RasterFile, row: ModelInput): StoredProblem[] {
  const unknown = classesOf(row).filter(({ value }) => !isReadClass(input, row, value));
  const likely = likelyNoDataClasses(row);
  return [
    ...(unknown.length === 0 ? [] : [{ name: 'CLASS_UNKNOWN', args: countedArgs(row, unknown) } as const]),
    ...(likely.length === 0 ? [] : [likelyNoDataProblem(row, likely)]),
  ];
}

/** That values look like no data, with their cells and what is to be done. */
export function likelyNoDataProblem(row: ModelInput, values: readonly FileClass[]): StoredProblem {
  return { name: 'CLASS_LIKE_NO_DATA', args: countedArgs(row, values) };
}

function countedArgs({ fileName }: ModelInput, classes: readonly FileClass[]) {
  return {
    file: fileName ?? '',
    values: classes
      .slice(0, 20)
      .map(({ value }) => value)
      .join(', '),
    count: classes.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Cells of a stored raster of ecosystem types by the code that they are read as; none before it is known. */
export function cellsByType(row: ModelInput): { type: number; count: number }[] {
  const types = new Map(row.reclassification.map(({ from, to }) => [from, to]));
  if (types.size === 0) return classesOf(row).map(({ value, count }) => ({ type: value, count }));
  return classesOf(row).flatMap(({ value, count }) => {
    const type = types.get(value);
    return type === undefined ? [] : { type, count };
  });
}
