import type { Download } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { LanguageButton } from '../../form/language-button';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { saveBlob } from '../../session/save-blob';
import css from './download.module.css';

/** Files for everybody, also without signing in: guides, and blank templates of the tables that models read. */
export default function DownloadFilesScreen() {
  const { t, i18n } = useTranslation();
  const list = useQuery({
    queryKey: ['downloads'],
    queryFn: ({ signal }) => client.listDownloads({}, { signal }),
  });
  const files = (kind: Download['kind']) => (list.data ?? []).filter((file) => file.kind === kind);
  return (
    <div className={css.page} lang={i18n.language}>
      <header className={css.top}>
        <img src="/favicon.svg" alt="" />
        <strong>{t('app.name')}</strong>
        <span />
        <LanguageButton ask={false} />
        <ButtonLink to="/">{t('download.back')}</ButtonLink>
      </header>
      <main className={css.content}>
        <h1>{t('download.title')}</h1>
        {files('guide').length > 0 && (
          <Card title={t('download.guides')}>
            <FileTable files={files('guide')} />
          </Card>
        )}
        {list.data && (
          <Card title={t('download.templates')}>
            <p className={css.about}>{t('download.templatesAbout')}</p>
            <FileTable files={files('template')} />
          </Card>
        )}
      </main>
    </div>
  );
}

function FileTable({ files }: { readonly files: readonly Download[] }) {
  const { t } = useTranslation();
  const local = useLocalText();
  const save = useMutation({
    mutationFn: ({ key }: Download) => client.downloadFile({ key }),
    onSuccess: (blob, { kind, name }) =>
      blob && saveBlob(blob, kind === 'guide' ? local(name) : `${local(name)}.xlsx`),
  });
  const withModels = files.some(({ models }) => models.length > 0);
  return (
    <table className={form.table}>
      <thead>
        <tr>
          <th scope="col">{t('download.name')}</th>
          {withModels && <th scope="col">{t('download.models')}</th>}
          <th scope="col" className={form.actions}>
            {t('department.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.key}>
            <td>{local(file.name)}</td>
            {withModels && <td>{file.models.map(local).join(t('notice.and'))}</td>}
            <td className={form.actions}>
              <Button
                look="text"
                disabled={save.isPending}
                title={`${t('download.save')}: ${local(file.name)}`}
                onClick={() => save.mutate(file)}
              >
                {t('download.save')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
