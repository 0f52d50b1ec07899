import type { FormState } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import css from './collection.module.css';

/** State of a report form in its colour. */
export function StateBadge({ state }: { readonly state: FormState }) {
  const { t } = useTranslation();
  return (
    <span className={css.badge} data-state={state}>
      {t(`collection.state.${state}`)}
    </span>
  );
}
