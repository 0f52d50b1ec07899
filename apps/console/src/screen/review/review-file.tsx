import type { ReportForm, ReportVersion } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { FormPreflight } from '../collection/form-preflight';
import { FormPreviewLink } from '../collection/form-preview-link';
import css from './review.module.css';

interface ReviewFileProps {
  readonly report: ReportForm;
  readonly version: ReportVersion;
  /** The preview shows the file at hand. */
  readonly isLatest: boolean;
}

/** The file of a version, with the way to its preview in another tab. */
export function ReviewFile({ report, version, isLatest }: ReviewFileProps) {
  const { t } = useTranslation();
  if (version.fileName === null) return <p className={form.empty}>{t('review.noFile')}</p>;
  return (
    <div className={css.values}>
      <p className={css.file}>
        <strong>{version.fileName}</strong>
        {isLatest && <FormPreviewLink reportFormId={report.reportFormId} />}
      </p>
      {isLatest && <FormPreflight form={report} />}
    </div>
  );
}
