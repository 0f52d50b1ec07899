import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsProjectAdmin } from '../session/session-store';
import css from './work-step.module.css';

/** The steps of an account in the order of the work, with their addresses. */
const steps = {
  basic: '/setting/basic',
  model: '/setting/model',
  confirm: '/data/confirm',
  pretreatment: '/pretreatment',
  accounting: '/accounting',
  result: '/result',
} as const;
export type WorkStep = keyof typeof steps;

const order = Object.keys(steps) as WorkStep[];

/** Says at the foot of a screen what this step of the work is for, and leads to the next; for who owns the project. */
export function WorkStepNote({ step }: { readonly step: WorkStep }) {
  const { t } = useTranslation();
  if (!useIsProjectAdmin()) return null;
  const index = order.indexOf(step);
  const next = order.at(index + 1);
  return (
    <nav className={css.step} aria-label={t('shell.step.label')}>
      <p>
        <strong>{t('shell.step.position', { step: index + 1, count: order.length })}</strong>
        {t(`shell.step.about.${step}`)}
      </p>
      {next && (
        <Link to={steps[next]} className={css.next}>
          {t('shell.step.next', { name: t(`shell.page.${next}`) })}
          <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
