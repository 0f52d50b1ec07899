import type { Problem } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import css from './model-settings.module.css';

interface ProblemListProps {
  /** The first ones. */
  problems: readonly Problem[];
  count: number;
}

/** Faults of rows that keep a file from being used. */
export function ProblemList({ problems, count }: ProblemListProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <div role="alert" className={css.problems}>
      <p>{t('models.problems', { count })}</p>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>{problem.message}</li>
        ))}
        {count > problems.length && <li>{t('table.more', { count: count - problems.length })}</li>}
      </ul>
    </div>
  );
}
