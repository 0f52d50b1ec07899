import type { ReportForm, ReportVersion } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { WholeNumbers } from '../../form/whole-numbers';
import type { CellPlace } from './comment-draft';
import css from './review.module.css';

interface ReviewFindingsProps {
  readonly report: ReportForm;
  readonly version: ReportVersion;
  /** Goes to the cell of a finding. */
  readonly onOpen: (place: CellPlace) => void;
}

/** What checks found in a version, and what the department says to it. */
export function ReviewFindings({ report, version, onOpen }: ReviewFindingsProps) {
  const { t } = useTranslation();
  const { findings, warnings, type } = report;
  const explained = new Map(version.explanations.map(({ key, text }) => [key, text]));
  // What a look at a raster finds is beside its picture.
  if (type === 'RASTER' && warnings.length === 0) return null;
  return (
    <Card title={t('review.findings')}>
      {findings.length + warnings.length === 0 && <p className={form.help}>{t('review.noFindings')}</p>}
      <ul className={css.findings}>
        {findings.map(({ key, kind, message, row, column }) => {
          const text = explained.get(key);
          return (
            <li key={key}>
              <span className={css.kind} data-kind={kind}>
                {t(`review.kind.${kind}`)}
              </span>
              {row !== null && column !== null ? (
                <button type="button" className={form.link} onClick={() => onOpen({ row, column })}>
                  <WholeNumbers text={message} />
                </button>
              ) : (
                <span>
                  <WholeNumbers text={message} />
                </span>
              )}
              <p className={css.explained}>
                {text ? t('review.explained', { text }) : kind === 'explain' && t('review.unexplained')}
              </p>
            </li>
          );
        })}
        {warnings.map(({ message }) => (
          <li key={message}>
            <WholeNumbers text={message} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
