import { resultFileName } from '@gep/api-client/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from './client';
import { saveBlob } from './save-blob';
import { useSession } from './session-store';
import { toast } from './toast';

/** Its results, or everything behind them. */
export type ProjectFile = 'results' | 'bundle';

/** Downloads a project as a whole, under its name and year. */
export function useProjectDownload(projectId: string) {
  const { t } = useTranslation();
  const projectName = useSession((session) => session.user?.projectName) ?? '';
  return useMutation({
    mutationFn: async (what: ProjectFile) => {
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
}
