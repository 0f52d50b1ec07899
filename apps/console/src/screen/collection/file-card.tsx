import type { ReportForm } from '@gep/api-client';
import { FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import { WholeNumbers } from '../../form/whole-numbers';
import { timeText } from '../../message/time-text';
import css from './form-page.module.css';
import { FileNeeds } from './file-needs';
import { FormPreflight } from './form-preflight';
import { FormPreviewLink } from './form-preview-link';
import { UploadButton } from './upload-button';
import { UploadState } from './upload-state';
import type { FormUpload } from './use-form-upload';

interface FileCardProps {
  readonly form: ReportForm;
  readonly upload: FormUpload;
  readonly disabled: boolean;
}

/** The file of a form that is handed in as one, with what the look at it found. */
export function FileCard({ form, upload, disabled }: FileCardProps) {
  const { t, i18n } = useTranslation();
  const { type, fileName, updateTime, warnings } = form;
  return (
    <Card title={t(`collection.type.${type}`)}>
      <div className={css.file}>
        {fileName ? (
          <p className={css.fileName}>
            <FileCheck2 size={20} strokeWidth={1.5} aria-hidden />
            <strong>{fileName}</strong>
            <span className={css.muted}>{timeText(updateTime, i18n.language)}</span>
            <FormPreviewLink reportFormId={form.reportFormId} />
          </p>
        ) : (
          <p className={css.muted}>{t('collection.form.noFile')}</p>
        )}
        {!disabled && (
          <>
            <UploadButton {...{ form, upload }} look={fileName ? 'plain' : 'primary'} />
            <p className={css.muted}>{t(`collection.form.accept.${type}`)}</p>
          </>
        )}
        {form.file && <FileNeeds file={form.file} />}
        <UploadState {...upload} />
        <FormPreflight form={form} />
        {warnings.length > 0 && (
          <section className={css.remarks}>
            <h3>{t('collection.form.remarks')}</h3>
            <ul>
              {warnings.map(({ code, message }) => (
                <li key={`${code} ${message}`}>
                  <WholeNumbers text={message} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  );
}
