import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLoaderData } from 'react-router-dom';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { useSession } from '../../session/session-store';
import type { FilePreviewHandOff } from '../../session/window-name';
import { FileMap } from './file-map';
import css from './preview.module.css';
import type { FilePreviewParameters } from './preview-loader';

/** The raster or vector file of a report form or of an input on a map, in a separate tab. */
export default function FilePreview() {
  const { t } = useTranslation();
  const parameters = useLoaderData<FilePreviewParameters | null>();
  const token = useSession((session) => session.token);
  if (!token) return <Navigate to="/login" replace />;
  if (!parameters) return <NoPreview reason={t('preview.missing')} />;
  if ('projectId' in parameters) return <FileMap key={JSON.stringify(parameters)} file={parameters} />;
  return <FormPreview reportFormId={parameters.reportFormId} />;
}

/** The preview of a form that is named alone. */
function FormPreview({ reportFormId }: { readonly reportFormId: string }) {
  const { t, i18n } = useTranslation();
  const form = useQuery({
    queryKey: ['preview-form', reportFormId],
    queryFn: ({ signal }) => client.getReportForm({ reportFormId }, { signal }),
    staleTime: Infinity,
  });
  if (form.isPending) return <NoPreview reason={t('preview.loading')} />;
  if (form.isError) return <NoPreview reason={errorText(form.error)} />;
  const { projectId, reportTemplateId, type, fileName, name } = form.data;
  const words = { name: i18n.language === 'en' ? name.en : name.zh };
  if (type === 'TABLE') return <NoPreview reason={t('preview.table', words)} />;
  if (fileName === null) return <NoPreview reason={t('preview.noFile', words)} />;
  const file: FilePreviewHandOff = { projectId, reportTemplateId, reportFormId, fileType: type, fileName };
  return <FileMap file={file} />;
}

function NoPreview({ reason }: { readonly reason: string }) {
  const { t } = useTranslation();
  return (
    <main className={css.missing}>
      <h1>{t('preview.title')}</h1>
      <p role="alert">{reason}</p>
      <Link to="/">{t('preview.home')}</Link>
    </main>
  );
}
