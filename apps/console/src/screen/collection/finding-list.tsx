import { limits } from '@gep/api-client';
import type { ReportFinding } from '@gep/api-client';
import { CircleAlert, CircleCheck, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import css from './form-page.module.css';

interface FindingListProps {
  readonly findings: readonly ReportFinding[];
  readonly explanationOf: (key: string) => string;
  readonly disabled: boolean;
  readonly onExplain: (key: string, text: string) => void;
  /** Goes to the cell of a finding. */
  readonly onOpen: (place: { row: string; column: string }) => void;
}

/** What checks found: what has to be corrected, and what may be handed in with an explanation, which is written here. */
export function FindingList({ findings, explanationOf, disabled, onExplain, onOpen }: FindingListProps) {
  const { t } = useTranslation();
  const forced = findings.filter(({ kind }) => kind === 'forced');
  const open = findings.filter(({ kind }) => kind === 'explain');
  return (
    <Card title={t('collection.finding.title')}>
      <div className={css.findings}>
        {findings.length === 0 && (
          <p className={css.fine}>
            <CircleCheck size={16} strokeWidth={1.5} aria-hidden />
            {t('collection.finding.none')}
          </p>
        )}
        {forced.length > 0 && (
          <section>
            <h3 className={css.forced}>
              <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
              {t('collection.finding.forced', { count: forced.length })}
            </h3>
            <p className={css.muted}>{t('collection.finding.forcedHelp')}</p>
            <ul>
              {forced.map(({ key, message, row, column }) => (
                <li key={key}>
                  {row !== null && column !== null ? (
                    <button type="button" className={css.link} onClick={() => onOpen({ row, column })}>
                      {message}
                    </button>
                  ) : (
                    message
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {open.length > 0 && (
          <section>
            <h3>
              <MessageSquareText size={16} strokeWidth={1.5} aria-hidden />
              {t('collection.finding.explain', { count: open.length })}
            </h3>
            <p className={css.muted}>{t('collection.finding.explainHelp')}</p>
            <ul>
              {open.map(({ key, message }) => (
                <li key={key} className={css.toExplain}>
                  <span>{message}</span>
                  <textarea
                    rows={2}
                    maxLength={limits.explanationMax}
                    aria-label={t('collection.finding.explanation', { message })}
                    placeholder={t('collection.finding.placeholder')}
                    disabled={disabled}
                    value={explanationOf(key)}
                    onChange={({ target }) => onExplain(key, target.value)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  );
}
