import type { ReportForm } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
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
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accepted[form.type]}
        multiple={form.type !== 'TABLE'}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void upload.upload(files);
        }}
      />
      <Button look={look} unavailable={upload.percent !== undefined} onClick={() => picker.current?.click()}>
        <Upload size={16} strokeWidth={1.5} aria-hidden />
        {t(form.fileName ? 'collection.form.uploadAgain' : 'collection.form.upload')}
      </Button>
    </>
  );
}
