import type { Uncertainty } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { useLocalText, useUnitText } from '../../message/local-text';
import { useEcosystemTypes } from '../../session/use-ecosystem-types';
import { distributionText } from './distribution-text';
import { numberRule } from './uncertain-number';
import type { UncertainNumbers } from './uncertain-number';

/** Words of uncertain numbers and their distributions. */
export function useNumberWords() {
  const { t } = useTranslation();
  const text = useLocalText();
  const unitText = useUnitText();
  const types = useEcosystemTypes();
  const numbersName = ({ parameter, column }: UncertainNumbers): string =>
    column ? `${text(parameter.name)} · ${text(column.name)}` : text(parameter.name);
  const rowName = ({ parameter }: UncertainNumbers, row: string | number): string => {
    if (parameter.kind !== 'table') return String(row);
    if (parameter.keyedBy === 'ecosystem-type')
      return types.find(({ value }) => value === String(row))?.label ?? String(row);
    const option = parameter.keys?.find(({ value }) => value === row);
    return option ? text(option.name) : String(row);
  };
  const unitOf = (numbers: UncertainNumbers, row: Uncertainty['row']): string =>
    numbers.column && row === undefined ? '' : unitText(numberRule(numbers).unit);
  return {
    numbersName,
    rowName,
    unitOf,
    /** What an uncertainty is about. */
    placeName: (numbers: UncertainNumbers, { row, year }: Pick<Uncertainty, 'row' | 'year'>): string =>
      [
        numbersName(numbers),
        numbers.column && (row === undefined ? t('range.wholeColumn') : rowName(numbers, row)),
        year && t(`range.${year}`),
      ]
        .filter(Boolean)
        .join(' · '),
    distributionText: (uncertainty: Pick<Uncertainty, 'distribution'>): string =>
      distributionText(uncertainty, t),
  };
}
