import type { ReportSummary } from '@gep/api-client';
import { Button, Checkbox } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { Dialog } from '../../form/dialog';
import form from '../../form/form.module.css';
import { useLocalText } from '../../message/local-text';
import css from './accounting.module.css';

/** Reports that are named, and departments of each. */
const named = { reports: 8, departments: 3 };

interface UnconfirmedDialogProps {
  /** Forms that are not confirmed. */
  readonly forms: readonly ReportSummary[];
  /** The models have all that they need without them. */
  readonly ready: boolean;
  readonly onClose: () => void;
  readonly onStart: (unconfirmed: boolean) => void;
}

/** Says which reports are not confirmed, and lets the owner use those that were submitted all the same. */
export function UnconfirmedDialog({ forms, ready, onClose, onStart }: UnconfirmedDialogProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const [use, setUse] = useState(false);
  const submitted = forms.filter(({ formState }) => formState === 'SUBMITTED').length;
  const reports = new Map<string, ReportSummary[]>();
  for (const one of forms.toSorted(submittedFirst))
    reports.set(one.reportTemplateId, [...(reports.get(one.reportTemplateId) ?? []), one]);
  const listed = t('report.listed');
  const withYear = forms.some(({ compareFlag }) => compareFlag === 1);
  const nameOf = ({ name, compareFlag }: ReportSummary): string =>
    withYear ? `${text(name)} · ${t(`report.years.${compareFlag}`)}` : text(name);
  const departmentsOf = (all: readonly ReportSummary[]): string => {
    const names = all
      .slice(0, named.departments)
      .map(({ deptName, formState }) =>
        t('report.unconfirmed.department', { name: deptName, state: t(`collection.state.${formState}`) }),
      )
      .join(listed);
    return all.length > named.departments
      ? t('report.unconfirmed.moreDepartments', { names, count: all.length })
      : names;
  };
  const more = reports.size - named.reports;
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
            {t('models.run.start')}
          </Button>
        </>
      }
    >
      <p>{t('report.unconfirmed.count', { count: forms.length })}</p>
      <ul className={css.open}>
        {[...reports].slice(0, named.reports).map(([id, all]) => (
          <li key={id}>
            {t('report.unconfirmed.form', { name: nameOf(all[0]), departments: departmentsOf(all) })}
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

/** What could be used comes first. */
function submittedFirst(a: ReportSummary, b: ReportSummary): number {
  const rank = ({ formState }: ReportSummary): number => (formState === 'SUBMITTED' ? 0 : 1);
  return rank(a) - rank(b) || a.deptName.localeCompare(b.deptName, 'zh');
}
