import type { ResultInput } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reviewPath } from '../../form/review-path';
import { timeText } from '../../message/time-text';
import { useIsProjectAdmin } from '../../session/session-store';
import css from './result-inputs.module.css';

/** The report forms that an input was made from: who submitted and who confirmed each, and the way to that version. */
export function ResultForms({ forms }: Pick<ResultInput, 'forms'>) {
  const { t, i18n } = useTranslation();
  const isAdmin = useIsProjectAdmin();
  const by = (deed: { readonly userName: string; readonly time: string }) => ({
    name: deed.userName,
    time: timeText(deed.time, i18n.language),
  });
  return (
    <ul className={css.forms}>
      {forms.map(({ reportFormId, deptName, version, submitted, confirmed }) => (
        <li key={reportFormId}>
          <strong>{deptName}</strong>
          {isAdmin ? (
            <Link
              to={reviewPath(reportFormId, version)}
              aria-label={t('result.inputs.openVersion', { department: deptName, version })}
            >
              {t('result.inputs.version', { version })}
            </Link>
          ) : (
            <span>{t('result.inputs.version', { version })}</span>
          )}
          <p>{submitted ? t('result.inputs.formBy', by(submitted)) : t('result.inputs.unknown')}</p>
          <p data-open={confirmed === null || undefined}>
            {confirmed ? t('result.inputs.formConfirmed', by(confirmed)) : t('result.inputs.unconfirmed')}
          </p>
        </li>
      ))}
    </ul>
  );
}
