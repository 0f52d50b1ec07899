import { resultFileName } from '@gep/api-client/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { ActionMenu } from '../../../form/action-menu';
import { client } from '../../../session/client';
import { saveBlob } from '../../../session/save-blob';
import { useSession } from '../../../session/session-store';

/** What of a project can be downloaded as a whole: its results, and everything behind them. */
export function ExportMenu({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation();
  const projectName = useSession((session) => session.user?.projectName) ?? '';
  const download = useMutation({
    mutationFn: async (what: 'results' | 'bundle') => {
      toast.info(t('result.export.packing'));
      const { particularYear } = await client.getBasicSetting({ projectId, pageSize: 0 });
      const file =
        what === 'results'
          ? await client.resultFile({ projectId })
          : await client.evidenceBundle({ projectId });
      const part = what === 'bundle' ? t('result.export.bundlePart') : undefined;
      return { file, name: resultFileName(projectName, particularYear, part) };
    },
    onSuccess: ({ file, name }) => file && saveBlob(file, name),
  });
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
