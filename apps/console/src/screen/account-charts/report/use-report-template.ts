import type { AccountTemplate } from '@gep/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../session/client';
import { saveBlob } from '../../../session/save-blob';
import type { ReportLanguage } from './use-report-chapters';

/** The template of the reports of a language, and what can be done with it. */
export function useReportTemplate(projectId: string, language: ReportLanguage) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const queryKey = ['report-template', projectId, language];
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.getAccountTemplate({ projectId, language }, { signal }),
  });
  const show = (template: AccountTemplate | null) => queries.setQueryData(queryKey, template);
  const upload = useMutation({
    mutationFn: (file: File) => client.uploadAccountTemplate({ projectId, language, files: [file] }),
    onSuccess: show,
  });
  const remove = useMutation({
    mutationFn: () => client.deleteAccountTemplate({ projectId, language }),
    onSuccess: () => show(null),
  });
  const download = useMutation({
    mutationFn: (which: 'own' | 'start') => client.accountTemplateFile({ projectId, language, which }),
    onSuccess: (file, which) => {
      const name = which === 'own' ? found.data?.fileName : undefined;
      if (file) saveBlob(file, name ?? `${t('accountReport.template.file')}.docx`);
    },
  });
  /** Each step clears what the one before failed with. */
  const begin = () => [upload, remove, download].forEach((one) => one.reset());
  return {
    /** Null: the built-in one. */
    template: found.data ?? null,
    busy: upload.isPending || remove.isPending || download.isPending,
    error: upload.error ?? remove.error ?? download.error ?? found.error,
    upload: (file: File) => {
      begin();
      upload.mutate(file);
    },
    remove: () => {
      begin();
      remove.mutate();
    },
    download: (which: 'own' | 'start') => {
      begin();
      download.mutate(which);
    },
  };
}
