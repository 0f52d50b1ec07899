import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import css from './class-mapping.module.css';

/** Whether the user has confirmed what the classes of a file mean. */
export function ClassState({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation();
  const Icon = confirmed ? CircleCheck : CircleAlert;
  return (
    <span className={css.state} data-confirmed={confirmed || undefined}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      {t(confirmed ? 'models.classesConfirmed' : 'models.classesOpen')}
    </span>
  );
}
