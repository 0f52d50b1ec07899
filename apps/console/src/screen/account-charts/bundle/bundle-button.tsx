import { resultFileName } from '@gep/api-client/contract';
import { Button } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopyText } from '../../../form/copy-text';
import { Dialog } from '../../../form/dialog';
import { client } from '../../../session/client';
import { useSession } from '../../../session/session-store';
import { useProjectDownload } from '../../../session/use-project-download';
import css from './bundle.module.css';

const parts = ['inputs', 'results', 'styles', 'record', 'hashes'] as const;

/** Opens what the evidence bundle of a project is, with its download and the way to check it. */
export function BundleButton({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <FileArchive size={16} strokeWidth={1.5} aria-hidden />
        {t('charts.bundle.open')}
      </Button>
      {isOpen && <BundleDialog projectId={projectId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface BundleDialogProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

function BundleDialog({ projectId, onClose }: BundleDialogProps) {
  const { t } = useTranslation();
  const project = useSession((session) => session.user?.projectName) ?? '';
  const download = useProjectDownload(projectId);
  const settings = useQuery({
    queryKey: ['basic-setting', projectId, 'years'],
    queryFn: ({ signal }) =>
      client.getBasicSetting({ projectId, pageNum: 1, pageSize: 1 }, { signal, quiet: true }),
  });
  const title = t('charts.bundle.title');
  const { copy, dialog } = useCopyText(title);
  const year = settings.data?.particularYear ?? '';
  const file = resultFileName(project, year, t('result.export.bundlePart'));
  const command = `npm run project -- verify "${file}"`;
  return (
    <Dialog
      open
      width={640}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.close')}</Button>
          <Button look="primary" unavailable={download.isPending} onClick={() => download.mutate('bundle')}>
            {t(download.isPending ? 'charts.bundle.packing' : 'charts.bundle.download')}
          </Button>
        </>
      }
    >
      <div className={css.bundle}>
        <p>{t('charts.bundle.about')}</p>
        <h3>{t('charts.bundle.inside')}</h3>
        <ul>
          {parts.map((part) => (
            <li key={part}>{t(`charts.bundle.parts.${part}`)}</li>
          ))}
        </ul>
        <h3>{t('charts.bundle.check')}</h3>
        <p>{t('charts.bundle.checkHelp')}</p>
        <div className={css.command}>
          <code>{command}</code>
          <Button onClick={() => void copy(command)}>{t('charts.bundle.copy')}</Button>
        </div>
        <p>{t('charts.bundle.fingerprint')}</p>
      </div>
      {dialog}
    </Dialog>
  );
}
