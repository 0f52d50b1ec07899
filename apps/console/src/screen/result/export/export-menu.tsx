import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../form/action-menu';
import { useProjectDownload } from '../../../session/use-project-download';

/** What of a project can be downloaded as a whole: its results, and everything behind them. */
export function ExportMenu({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation();
  const download = useProjectDownload(projectId);
  return (
    <ActionMenu
      icon={Download}
      label={t('result.export.menu')}
      actions={(['results', 'bundle'] as const).map((what) => ({
        label: t(`result.export.${what}`),
        onPick: () => {
          if (!download.isPending) download.mutate(what);
        },
      }))}
    />
  );
}
