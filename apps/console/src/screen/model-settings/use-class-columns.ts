import type { ReclassificationPreset } from '@gep/api-client';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn, TableOption } from '../../form/table/table-column';
import { useLocalText } from '../../message/local-text';
import { explainedColumns } from './reclassification';
import type { FileClass } from './reclassification';

/**
 * The columns of a reclassification in words; the same list until what they say changes.
 * @param preset the ready table that is chosen: it names classes that the file does not
 */
export function useClassColumns(
  options: readonly TableOption[],
  classes: ReadonlyMap<string, FileClass> | null,
  preset: ReclassificationPreset | undefined,
  anyType: boolean,
): readonly TableColumn[] {
  const { t } = useTranslation();
  const text = useLocalText();
  return useMemo(() => {
    const words = {
      class: t('models.classes.class'),
      name: t('models.classes.name'),
      cells: t('models.classes.cells'),
      area: t('models.classes.area'),
      type: t('models.classes.type'),
      readAs: t('models.classes.readAs'),
      missingType: t('models.classes.missingType'),
      sameCode: t('models.classes.sameCode'),
      noType: t('models.classes.noType'),
      unknownCode: t('models.classes.unknownCode'),
    };
    const ready = new Map(preset?.rows.map(({ from, name }) => [String(from), text(name)]));
    const nameOf = (value: string) => classes?.get(value)?.name ?? ready.get(value);
    return explainedColumns(options, words, classes, nameOf, anyType);
  }, [options, classes, preset, anyType, t, text]);
}
