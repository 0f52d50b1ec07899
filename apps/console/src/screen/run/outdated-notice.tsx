import type { OutdatedResult } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { changesText } from './changes-text';
import css from './outdated-notice.module.css';

interface OutdatedNoticeProps {
  readonly outdated: readonly OutdatedResult[];
  /** What to do about it: a link or nothing. */
  readonly children?: React.ReactNode;
}

/** Says that results are older than the current data or parameters, and what has changed since. */
export function OutdatedNotice({ outdated, children }: OutdatedNoticeProps) {
  const { t } = useTranslation();
  if (outdated.length === 0) return null;
  const changes = changesText(outdated, {
    separator: t('separator'),
    more: (count) => t('run.andMore', { count }),
  });
  return (
    <p className={css.notice} role="status">
      <span>{t('run.outdated', { changes })}</span>
      {children}
    </p>
  );
}
