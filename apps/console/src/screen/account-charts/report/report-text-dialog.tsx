import { limits } from '@gep/api-client';
import type { ReportChapterView } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FormDialog } from '../../../form/form-dialog';
import { LongTextField } from '../../../form/long-text-field';
import { useDialogForm } from '../../../form/use-dialog-form';
import type { ReportLanguage } from './use-report-chapters';

const textForm = z.object({ text: z.string().max(limits.reportText, 'rule.too-long') });

interface ReportTextDialogProps {
  readonly chapter: ReportChapterView;
  readonly language: ReportLanguage;
  readonly onClose: () => void;
  readonly onSave: (text: string) => Promise<void>;
}

/** Writes the text that begins a chapter of the report. */
export function ReportTextDialog({ chapter, language, onClose, onSave }: ReportTextDialogProps) {
  const { t } = useTranslation();
  const dialog = useDialogForm(textForm, { text: chapter.text }, async ({ text }) => {
    await onSave(text);
    onClose();
  });
  const languageName = t(`accountReport.languages.${language}`);
  return (
    <FormDialog
      title={t('accountReport.dialog', { chapter: chapter.title, language: languageName })}
      form={dialog}
      onClose={onClose}
      width={720}
    >
      <LongTextField
        {...dialog.field('text')}
        label={t('accountReport.text')}
        help={t('accountReport.textHelp', { max: limits.reportText })}
        rows={14}
        autoFocus
      />
    </FormDialog>
  );
}
