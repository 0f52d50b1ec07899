import { errorCodes } from '@gep/api-client';
import type { Problem } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import css from './model-settings.module.css';

interface ProblemListProps {
  /** The first ones. */
  problems: readonly Problem[];
  count: number;
}

/** Whether to choose columns, to correct the file, or both. */
function remedy(problems: readonly Problem[]): 'columns' | 'file' | 'both' {
  const lacking = problems.filter(({ code }) => code === errorCodes.TABLE_COLUMN_MISSING.code).length;
  if (lacking === 0) return 'file';
  return lacking === problems.length ? 'columns' : 'both';
}

/** Faults that keep a file from being used, and what to do about them. */
export function ProblemList({ problems, count }: ProblemListProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <div role="alert" className={css.problems}>
      <p>{t(`models.problems.${remedy(problems)}`, { count })}</p>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>{problem.message}</li>
        ))}
        {count > problems.length && <li>{t('table.more', { count: count - problems.length })}</li>}
      </ul>
    </div>
  );
}
