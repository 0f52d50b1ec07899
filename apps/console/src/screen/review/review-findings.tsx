import type { ReportForm, ReportVersion } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import css from './review.module.css';

interface ReviewFindingsProps {
  readonly report: ReportForm;
  readonly version: ReportVersion;
}

/** What checks found in a version, and what the department says to it. */
export function ReviewFindings({ report: { findings, warnings }, version }: ReviewFindingsProps) {
  const { t } = useTranslation();
  const explained = new Map(version.explanations.map(({ key, text }) => [key, text]));
  return (
    <Card title={t('review.findings')}>
      {findings.length + warnings.length === 0 && <p className={form.help}>{t('review.noFindings')}</p>}
      <ul className={css.findings}>
        {findings.map(({ key, kind, message }) => {
          const text = explained.get(key);
          return (
            <li key={key}>
              <span className={css.kind} data-kind={kind}>
                {t(`review.kind.${kind}`)}
              </span>
              <span>{message}</span>
              <p className={css.explained}>
                {text ? t('review.explained', { text }) : kind === 'explain' && t('review.unexplained')}
              </p>
            </li>
          );
        })}
        {warnings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Card>
  );
}
