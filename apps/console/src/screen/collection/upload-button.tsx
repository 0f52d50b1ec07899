import type { ReportForm } from '@gep/api-client';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../form/file-button';
import { vectorAccept } from '../../form/shapefile-accept';
import type { FormUpload } from './use-form-upload';

const accepted: Readonly<Record<ReportForm['type'], string>> = {
  RASTER: '.tif,.tiff,.xml,.dbf,.cpg,.zip',
  VECTOR: vectorAccept,
  TABLE: '.xlsx,.csv',
};

interface UploadButtonProps {
  readonly form: ReportForm;
  readonly upload: FormUpload;
  readonly look?: 'primary' | 'plain';
}

/** Chooses the file of a form and uploads it. */
export function UploadButton({ form, upload, look = 'plain' }: UploadButtonProps) {
  const { t } = useTranslation();
  return (
    <FileButton
      accept={accepted[form.type]}
      multiple={form.type !== 'TABLE'}
      look={look}
      unavailable={upload.percent !== undefined}
      onFiles={(files) => void upload.upload([...files])}
    >
      <Upload size={16} strokeWidth={1.5} aria-hidden />
      {t(form.fileName ? 'collection.form.uploadAgain' : 'collection.form.upload')}
    </FileButton>
  );
}
