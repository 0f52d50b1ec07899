import type { ProgressCard } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import css from './progress.module.css';

/** All departments together. */
export function ProgressSummary({ cards }: { readonly cards: readonly ProgressCard[] }) {
  const { t } = useTranslation();
  const total = (pick: (card: ProgressCard) => number) => cards.reduce((sum, card) => sum + pick(card), 0);
  const forms = total((card) => card.forms);
  const late = cards.filter(({ overdue }) => overdue > 0).length;
  const share = (part: number) => (forms === 0 ? '--' : `${Math.floor((part / forms) * 100)}%`);
  const figures = [
    [t('progress.departments'), String(cards.length)],
    [t('progress.forms'), String(forms)],
    [t('progress.submitted'), share(total((card) => card.submitted))],
    [t('progress.confirmed'), share(total((card) => card.confirmed))],
  ];
  return (
    <dl className={css.summary}>
      {figures.map(([word, figure]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      <div className={late > 0 ? css.late : undefined}>
        <dt>{t('progress.lateDepartments')}</dt>
        <dd>{late}</dd>
      </div>
    </dl>
  );
}
