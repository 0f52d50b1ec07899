import type { ReclassificationPreset } from '@gep/api-client';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn, TableOption } from '../../form/table/table-column';
import { useLocalText } from '../../message/local-text';
import { explainedColumns } from './reclassification';
import type { FileClass, ShownClasses } from './reclassification';

/** What the source calls a class by its raw value. */
export type ClassNames = (value: string) => string | undefined;

/** Names of classes: those of the file, else of the ready table that is chosen; the same function until they change. */
export function useClassNames(
  classes: ReadonlyMap<string, FileClass>,
  preset: ReclassificationPreset | undefined,
): ClassNames {
  const text = useLocalText();
  return useMemo(() => {
    const ready = new Map(preset?.rows.map(({ from, name }) => [String(from), text(name)]));
    return (value: string) => classes.get(value)?.name ?? ready.get(value);
  }, [classes, preset, text]);
}

/** The columns of a reclassification in words; the same list until what they say changes. */
export function useClassColumns(
  options: readonly TableOption[],
  { classes, nameOf, anyType, areas, sampled }: ShownClasses,
): readonly TableColumn[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const words = {
      class: t('models.classes.class'),
      name: t('models.classes.name'),
      cells: t('models.classes.cells'),
      area: t(sampled ? 'models.classes.areaEstimate' : 'models.classes.area'),
      type: t('models.classes.type'),
      readAs: t('models.classes.readAs'),
      missingType: t('models.classes.missingType'),
      sameCode: t('models.classes.sameCode'),
      unmapped: t('models.classes.unmapped'),
      noType: t('models.classes.noType'),
      unknownCode: t('models.classes.unknownCode'),
    };
    return explainedColumns(options, words, { classes, nameOf, anyType, areas, sampled });
  }, [options, classes, nameOf, anyType, areas, sampled, t]);
}
