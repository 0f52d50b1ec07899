import { fittingPresets, isEcosystemType, isRasterFile, MISSING } from '@gep/ecosystem-models';
import type { FileInput, PresetFit, RasterFile } from '@gep/ecosystem-models';
import type { StoredProblem } from '../error/stored-problem';
import type { ModelInput } from './queries';

type FileClass = { readonly value: number; readonly count: number };

/** Classes of a stored raster that are not marked as no data; none where they could not be counted. */
function classesOf({ report, noData }: ModelInput): readonly FileClass[] {
  const classes = report?.kind === 'raster' ? (report.classes ?? []) : [];
  return classes.filter(({ value }) => !noData.includes(value) && value !== MISSING);
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

/** Warnings about classes of a stored raster that are read as nothing. */
export function classWarnings(input: RasterFile, row: ModelInput): StoredProblem[] {
  const unknown = classesOf(row).filter(({ value }) => !isReadClass(input, row, value));
  if (unknown.length === 0) return [];
  return [
    {
      name: 'CLASS_UNKNOWN',
      args: {
        file: row.fileName ?? '',
        values: unknown
          .slice(0, 20)
          .map(({ value }) => value)
          .join(', '),
        count: unknown.reduce((sum, { count }) => sum + count, 0),
      },
    },
  ];
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
