import type { ReportChapterView } from '@gep/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../session/client';
import { saveForm } from '../../../session/save-form';

export type ReportLanguage = 'zh' | 'en';

/** The chapters of the report in a language, and how the text of one is saved. */
export function useReportChapters(projectId: string, language: ReportLanguage) {
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const queryKey = ['report-chapters', projectId, language, i18n.language];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.versioned('listReportChapters', { projectId, language }, { signal }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['report-chapters', projectId] });
  // Every save is followed by a new list with its version.
  const version = { version: list.data?.version ?? null, advance: () => undefined };
  return {
    /** Undefined until they are there. */
    chapters: list.data?.value,
    error: list.error,
    save: async ({ id }: ReportChapterView, text: string): Promise<void> => {
      const body = { projectId, chapter: id, language, text };
      const save = (ifMatch: string | null) => client.versioned('saveReportText', body, { ifMatch });
      await saveForm(version, save, refresh);
      await refresh();
    },
  };
}
