import type { ReportForm } from '@gep/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DueText } from './due-text';
import css from './form-page.module.css';
import { StateBadge } from './state-badge';

/** State, year, department and deadline of a form, in one line. */
export function FormFacts({ form, isOwner }: { readonly form: ReportForm; readonly isOwner: boolean }) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  return (
    <dl className={css.facts}>
      <Fact name={t('collection.list.state')}>
        <StateBadge state={form.formState} />
      </Fact>
      {isOwner && <Fact name={t('collection.list.department')}>{form.deptName}</Fact>}
      <Fact name={t('collection.list.year')}>
        {t(form.compareFlag === 1 ? 'setting.comparableYear' : 'setting.currentYear')}
      </Fact>
      <Fact name={t('collection.list.due')}>
        <DueText form={form} now={now} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
