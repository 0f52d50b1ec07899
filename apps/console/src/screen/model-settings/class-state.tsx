import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import css from './class-mapping.module.css';

/** Whether the user has confirmed what the classes of a file mean, and whether any of them means nothing then. */
export function ClassState({ state }: { state: 'open' | 'confirmed' | 'gaps' }) {
  const { t } = useTranslation();
  const Icon = { open: CircleAlert, confirmed: CircleCheck, gaps: TriangleAlert }[state];
  return (
    <span className={css.state} data-state={state}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      {t(`models.classState.${state}`)}
    </span>
  );
}
