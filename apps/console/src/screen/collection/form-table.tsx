import type { ReportSummary } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import form from '../../form/form.module.css';
import { ProgressBar } from '../../form/progress-bar';
import { useLocalText } from '../../message/local-text';
import css from './collection.module.css';
import { DueText } from './due-text';
import { StateBadge } from './state-badge';

interface FormTableProps {
  readonly forms: readonly ReportSummary[];
  readonly now: Date;
  /** Ids of forms of which this device keeps something that was not sent. */
  readonly kept: ReadonlySet<string>;
  /** The owner sees whose form each is, and only reads them. */
  readonly isOwner: boolean;
}

/** Report forms in rows, which stand as cards on a narrow screen. */
export function FormTable({ forms, now, kept, isOwner }: FormTableProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const words = (key: 'name' | 'department' | 'year' | 'type' | 'due' | 'state' | 'progress') =>
    t(`collection.list.${key}`);
  return (
    <table className={`${form.table} ${css.forms}`} aria-label={t('collection.list.label')}>
      <thead>
        <tr>
          <th scope="col">{words('name')}</th>
          {isOwner && <th scope="col">{words('department')}</th>}
          <th scope="col">{words('year')}</th>
          <th scope="col">{words('type')}</th>
          <th scope="col">{words('due')}</th>
          <th scope="col">{words('state')}</th>
          <th scope="col">{words('progress')}</th>
          <th scope="col" className={form.actions}>
            {t('collection.list.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {forms.map((one) => (
          <tr key={one.reportFormId}>
            <th scope="row" className={css.name}>
              <span>{text(one.name)}</span>
              {one.returnReason !== '' && (
                <span className={css.reason}>
                  {t('collection.list.returned', { reason: one.returnReason })}
                </span>
              )}
              {kept.has(one.reportFormId) && <span className={css.kept}>{t('collection.list.kept')}</span>}
            </th>
            {isOwner && <td data-label={words('department')}>{one.deptName}</td>}
            <td data-label={words('year')}>
              {t(one.compareFlag === 1 ? 'setting.comparableYear' : 'setting.currentYear')}
            </td>
            <td data-label={words('type')}>{t(`collection.type.${one.type}`)}</td>
            <td data-label={words('due')}>
              <DueText form={one} now={now} />
            </td>
            <td data-label={words('state')}>
              <StateBadge state={one.formState} />
            </td>
            <td data-label={words('progress')}>
              <span className={css.progress}>
                <ProgressBar
                  percent={one.fillProgress}
                  label={t('collection.list.progressOf', { name: text(one.name) })}
                />
                <span>{one.fillProgress}%</span>
              </span>
            </td>
            <td className={form.actions}>
              <ButtonLink
                to={`/data/distribution/${one.reportFormId}`}
                look={
                  !isOwner && (one.formState === 'RETURNED' || kept.has(one.reportFormId))
                    ? 'primary'
                    : 'plain'
                }
                aria-label={`${t(`collection.open.${isOwner ? 'SUBMITTED' : one.formState}`)} ${text(one.name)}`}
              >
                {t(`collection.open.${isOwner ? 'SUBMITTED' : one.formState}`)}
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
