import type { ModelCompleteness } from '@gep/api-client';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import css from './model-settings.module.css';

/** Whether a model can be calculated, and whether with classes that were confirmed without a type. */
export function CompletenessMark({ completeness }: { completeness: ModelCompleteness }) {
  const { t } = useTranslation();
  const { complete, warnings } = completeness;
  const size = { size: 16, strokeWidth: 1.5 };
  if (!complete) return <CircleAlert {...size} className={css.missing} aria-label={t('models.incomplete')} />;
  if (warnings.length > 0)
    return <TriangleAlert {...size} className={css.missing} aria-label={t('models.completeWithGaps')} />;
  return <CircleCheck {...size} aria-label={t('models.complete')} />;
}
