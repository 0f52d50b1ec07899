import type { ReportForm, ReportVersion } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import table from '../../form/form.module.css';
import { timeText } from '../../message/time-text';
import css from './form-page.module.css';
import { useCellWords } from './row-name';
import type { CellWords } from './row-name';
import { StateBadge } from './state-badge';

/** Changes of a version that are shown. */
const shownChanges = 100;

/** Every handing in of a form, the latest first: by whom, what the reviewer made of it, and the cells that changed. */
export function VersionList({ form }: { readonly form: ReportForm }) {
  const { t } = useTranslation();
  const words = useCellWords(form);
  return (
    <Card title={t('collection.version.title')}>
      {form.versions.length === 0 && <p className={css.muted}>{t('collection.version.none')}</p>}
      <ol className={css.versions}>
        {form.versions.map((version, index) => (
          <Version
            key={version.version}
            version={version}
            isWaiting={index === 0 && form.formState === 'SUBMITTED'}
            words={words}
          />
        ))}
      </ol>
    </Card>
  );
}

interface VersionProps {
  readonly version: ReportVersion;
  readonly isWaiting: boolean;
  readonly words: CellWords;
}

function Version({ version: one, isWaiting, words }: VersionProps) {
  const { t, i18n } = useTranslation();
  const { changes } = one;
  const by = [one.submittedBy?.userName, timeText(one.submitTime, i18n.language)].filter(Boolean).join(' · ');
  return (
    <li>
      <p className={css.versionHead}>
        <strong>{t('collection.version.name', { version: one.version })}</strong>
        {one.decision ? (
          <StateBadge state={one.decision} />
        ) : (
          <span className={css.muted}>
            {t(isWaiting ? 'collection.version.waiting' : 'collection.version.withdrawn')}
          </span>
        )}
      </p>
      <p className={css.muted}>{by}</p>
      {one.fileName && <p className={css.fileName}>{one.fileName}</p>}
      {one.reason !== '' && <p>{t('collection.version.reason', { reason: one.reason })}</p>}
      {changes.length > 0 && (
        <details>
          <summary>{t('collection.version.changes', { count: changes.length })}</summary>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('collection.version.cell')}</th>
                <th scope="col">{t('collection.version.before')}</th>
                <th scope="col">{t('collection.version.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, shownChanges).map((change) => (
                <tr key={`${change.row} ${change.column}`}>
                  <td>{words.cell(change)}</td>
                  <td>{words.value(change.column, change.before)}</td>
                  <td>{words.value(change.column, change.after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {changes.length > shownChanges && (
            <p className={css.muted}>
              {t('collection.version.more', { count: changes.length - shownChanges })}
            </p>
          )}
        </details>
      )}
    </li>
  );
}
