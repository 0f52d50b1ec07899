import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalText, useUnitText } from '../../message/local-text';
import { useEcosystemTypes } from '../../session/use-ecosystem-types';
import type { ColumnWords } from './table-parameter';

/** Words and lists of the screen that columns are made of; the same object until the language changes. */
export function useColumnWords(): ColumnWords {
  const { t } = useTranslation();
  const text = useLocalText();
  const unit = useUnitText();
  const types = useEcosystemTypes();
  return useMemo(
    () => ({
      text,
      unit,
      current: t('setting.currentYear'),
      comparable: t('setting.comparableYear'),
      sameAsCurrent: t('models.comparable'),
      districtCode: t('models.districtCode'),
      types,
    }),
    [t, text, unit, types],
  );
}
