import { Segmented } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import type { Year } from './summary-figures';

interface YearChoiceProps {
  readonly years: readonly Year[];
  readonly year: Year;
  readonly onYear: (year: Year) => void;
}

/** Current or comparable year; nothing where there is one alone. */
export function YearChoice({ years, year, onYear }: YearChoiceProps) {
  const { t } = useTranslation();
  if (years.length < 2) return null;
  const options = years.map((value) => ({ value, label: t(`result.${value}`) }));
  return <Segmented label={t('result.year')} value={year} options={options} onChange={onYear} />;
}
