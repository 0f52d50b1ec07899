import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn, TableOption } from '../../form/table/table-column';
import { explainedColumns } from './reclassification';

/** The columns of a reclassification in words; the same list until what they say changes. */
export function useClassColumns(
  options: readonly TableOption[],
  counts: ReadonlyMap<string, number> | null,
  anyType: boolean,
): readonly TableColumn[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const words = {
      class: t('models.classes.class'),
      cells: t('models.classes.cells'),
      type: t('models.classes.type'),
      readAs: t('models.classes.readAs'),
      missingType: t('models.classes.missingType'),
      sameCode: t('models.classes.sameCode'),
      noType: t('models.classes.noType'),
      unknownCode: t('models.classes.unknownCode'),
    };
    return explainedColumns(options, words, counts, anyType);
  }, [options, counts, anyType, t]);
}
