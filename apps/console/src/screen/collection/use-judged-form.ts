import type { ReportForm } from '@gep/api-client';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { draftRows } from './draft/form-draft';
import type { FormDraft } from './draft/form-draft';
import { judgedFindings } from './judge-form';

/** The form with what the checks find in it as it stands here, saved or not; typing goes before judging. */
export function useJudgedForm(form: ReportForm, draft: FormDraft): ReportForm {
  const { language } = useTranslation().i18n;
  const settled = useDeferredValue(draft);
  return useMemo(
    () => ({ ...form, findings: judgedFindings(form, draftRows(settled), language === 'en' ? 'en' : 'zh') }),
    [form, settled, language],
  );
}
