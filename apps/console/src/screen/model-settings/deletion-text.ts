import type { StoredInput } from '@gep/api-client';
import type { TFunction } from 'i18next';

interface Deletion {
  /** Of the input. */
  readonly name: string;
  /** Names of the selected models that read it. */
  readonly models: readonly string[];
  readonly stored: StoredInput;
  /** Of the other year. */
  readonly other: StoredInput | null;
  /** Whether the project accounts for the comparable year. */
  readonly comparableYear: boolean;
}

/** What the deletion of an input's file takes along: the question before it, a sentence a line. */
export function deletionText(t: TFunction, deletion: Deletion): string {
  const { name, models, stored } = deletion;
  const separator = t('separator');
  const tables = tablesOf(t, stored);
  return [
    t('models.deletion.file', { name, file: stored.file?.name, year: yearName(t, stored.compareFlag) }),
    t('models.deletion.models', { models: models.join(separator) }),
    ...(tables.length > 0 ? [t('models.deletion.tables', { tables: tables.join(separator) })] : []),
    ...otherYear(t, deletion),
    t('models.deletion.canUndo'),
  ].join('\n');
}

/** Tables and settings that belong to the file. */
function tablesOf(t: TFunction, { settings, file }: StoredInput): string[] {
  const { reclassification, classesConfirmed, scale, offset, noData } = settings;
  const report = file?.report;
  const readsOtherwise =
    report?.kind === 'raster' && (scale !== report.scale || offset !== report.offset || noData.length > 0);
  const classes = reclassification.length;
  const mapping = report && report.kind !== 'raster' ? Object.values(report.mapping) : [];
  const columns = mapping.filter((column) => column !== null).length;
  return [
    ...(classes > 0
      ? [t(`models.deletion.${classesConfirmed ? 'classesConfirmed' : 'classes'}`, { count: classes })]
      : []),
    ...(columns > 0 ? [t('models.deletion.fields', { count: columns })] : []),
    ...(readsOtherwise ? [t('models.deletion.reading')] : []),
  ];
}

function otherYear(t: TFunction, { stored, other, comparableYear }: Deletion): string[] {
  const file = other?.file?.name;
  if (stored.compareFlag === 1) return file ? [t('models.deletion.comparableFalls', { file })] : [];
  if (file) return [t('models.deletion.otherKept', { file, year: yearName(t, 1) })];
  return comparableYear && other?.settings.plain == null ? [t('models.deletion.comparableLoses')] : [];
}

function yearName(t: TFunction, compareFlag: 0 | 1): string {
  return t(compareFlag === 0 ? 'setting.currentYear' : 'setting.comparableYear');
}
