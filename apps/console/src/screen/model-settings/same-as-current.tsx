import type { InputDefinition, StoredInput } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { useUnitText } from '../../message/local-text';
import css from './model-settings.module.css';

interface SameAsCurrentProps {
  definition: InputDefinition;
  /** Of the comparable year. */
  stored: StoredInput | null;
  /** Of the current year. */
  current: StoredInput | null;
}

/** Says that the input of the current year serves the comparable one, where that has nothing else. */
export function SameAsCurrent({ definition, stored, current }: SameAsCurrentProps) {
  const { t } = useTranslation();
  const unitText = useUnitText();
  if (stored?.file || stored?.settings.plain != null) return null;
  const plain = current?.settings.plain;
  const unit = 'unit' in definition ? unitText(definition.unit) : '';
  const value = Array.isArray(plain) ? plain.join(', ') : plain;
  const source = current?.file?.name ?? (value == null ? '' : `${value} ${unit}`.trim());
  return (
    <p className={css.same}>{source ? t('models.comparableFrom', { source }) : t('models.comparable')}</p>
  );
}
