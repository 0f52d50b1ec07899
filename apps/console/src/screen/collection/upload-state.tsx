import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../form/progress-bar';
import css from './form-page.module.css';
import type { FormUpload } from './use-form-upload';

/** How far an upload is, or why the file was not taken. */
export function UploadState({ percent, faults, marked }: FormUpload) {
  const { t } = useTranslation();
  if (percent !== undefined) {
    const words =
      percent < 100
        ? t('collection.form.uploading', { percent: Math.round(percent) })
        : t('collection.form.reading');
    return (
      <div className={css.uploading} role="status">
        <ProgressBar percent={percent} label={words} />
        <span>{words}</span>
      </div>
    );
  }
  if (faults.length === 0) return null;
  return (
    <div className={css.problem} role="alert">
      <p>{t('collection.form.faults')}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {marked && (
        <Button look="text" onClick={marked}>
          {t('collection.form.marked')}
        </Button>
      )}
    </div>
  );
}
