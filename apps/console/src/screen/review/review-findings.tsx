import type { ReportFinding, ReportForm, ReportVersion } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { WholeNumbers } from '../../form/whole-numbers';
import type { CellPlace } from './comment-draft';
import css from './review.module.css';
import { useCellWords } from './use-cell-words';

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
  const words = useCellWords(report);
  const explained = new Map(version.explanations.map(({ key, text }) => [key, text]));
  const used = new Set(findings.flatMap((one) => [one.key, keyOfAllRows(one)]));
  // The figure was changed after it was explained, or the check itself; what was said stays part of the version.
  const earlier = version.explanations.filter(({ key, text }) => !used.has(key) && text.trim() !== '');
  const whereOf = (key: string): string => {
    const place = placeOf(report, key);
    const column = report.columns.find((one) => one.key === place?.column);
    if (!place || !column) return t('review.earlierFigure');
    return place.row === '*' ? words.column(column) : words.place(place.row, place.column);
  };
  // What a look at a raster finds is beside its picture.
  if (type === 'RASTER' && warnings.length === 0) return null;
  return (
    <Card title={t('review.findings')}>
      {findings.length + warnings.length === 0 && <p className={form.help}>{t('review.noFindings')}</p>}
      <ul className={css.findings}>
        {findings.map(({ key, kind, message, row, column }) => {
          const text = explained.get(key) ?? explained.get(keyOfAllRows({ key, column }));
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
        {earlier.map(({ key, text }) => (
          <li key={key} data-earlier>
            <span className={css.kind} data-kind="earlier">
              {t('review.earlier')}
            </span>
            {whereOf(key)}
            <p className={css.explained}>{t('review.explained', { text })}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The key of an explanation that serves all rows of the column of a finding. */
function keyOfAllRows({ key, column }: Pick<ReportFinding, 'key' | 'column'>): string {
  return `${key.split('/')[0]}/*/${column ?? ''}`;
}

/** Row and column that an explanation was given for, by its key; null where the form has no such column. */
function placeOf({ columns }: ReportForm, key: string): CellPlace | null {
  const column = columns.find((one) => key.endsWith(`/${one.key}`))?.key;
  return column === undefined ? null : { row: key.slice(key.indexOf('/') + 1, -column.length - 1), column };
}
