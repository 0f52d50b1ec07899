import type { UnconfirmedReport } from '@gep/api-client';
import { Button, Checkbox } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { Dialog } from '../../form/dialog';
import form from '../../form/form.module.css';
import { useLocalText } from '../../message/local-text';
import css from './accounting.module.css';

/** Reports that are named. */
const named = 8;

interface UnconfirmedDialogProps {
  /** Reports that are not confirmed, submitted ones first. */
  readonly reports: readonly UnconfirmedReport[];
  /** The models have all that they need without them. */
  readonly ready: boolean;
  readonly onClose: () => void;
  readonly onStart: (unconfirmed: boolean) => void;
}

/** Says which reports are not confirmed, and lets the owner use those that were submitted all the same. */
export function UnconfirmedDialog({ reports, ready, onClose, onStart }: UnconfirmedDialogProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const [use, setUse] = useState(false);
  const sum = (key: 'forms' | 'submitted') => reports.reduce((all, report) => all + report[key], 0);
  const submitted = sum('submitted');
  const withYear = reports.some(({ compareFlag }) => compareFlag === 1);
  const nameOf = ({ name, compareFlag }: UnconfirmedReport): string =>
    withYear ? `${text(name)} · ${t(`report.years.${compareFlag}`)}` : text(name);
  const departmentsOf = ({ departments, forms }: UnconfirmedReport): string => {
    const names = departments
      .map(({ deptName, formState }) =>
        t('report.unconfirmed.department', { name: deptName, state: t(`collection.state.${formState}`) }),
      )
      .join(t('separator'));
    return forms > departments.length
      ? t('report.unconfirmed.moreDepartments', { names, count: forms })
      : names;
  };
  const more = reports.length - named;
  return (
    <Dialog
      open
      width={520}
      title={t('report.unconfirmed.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          {submitted > 0 && <ButtonLink to="/data/confirm">{t('report.unconfirmed.toReview')}</ButtonLink>}
          <Button look="primary" disabled={!ready && !use} onClick={() => onStart(use)}>
            {t('run.start')}
          </Button>
        </>
      }
    >
      <p>{t('report.unconfirmed.count', { count: sum('forms') })}</p>
      <ul className={css.open}>
        {reports.slice(0, named).map((report) => (
          <li key={report.reportTemplateId}>
            {t('report.unconfirmed.form', { name: nameOf(report), departments: departmentsOf(report) })}
          </li>
        ))}
        {more > 0 && <li>{t('report.unconfirmed.more', { count: more })}</li>}
      </ul>
      {submitted > 0 && (
        <Checkbox label={t('report.unconfirmed.use', { count: submitted })} value={use} onChange={setUse} />
      )}
      <p className={form.help}>
        {t(submitted > 0 ? 'report.unconfirmed.help' : 'report.unconfirmed.noneSubmitted')}
      </p>
    </Dialog>
  );
}
