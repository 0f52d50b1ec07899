import type { ReportComment, ReportForm } from '@gep/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';

/** A form as one of its versions, or as it is at hand, and what the owner can do to it. */
export function useReview(reportFormId: string, version: number | undefined) {
  const queries = useQueryClient();
  const projectId = useSession((session) => session.projectId) ?? '';
  const found = useQuery({
    queryKey: ['report-form', reportFormId, version],
    queryFn: ({ signal }) => client.getReportForm({ reportFormId, version }, { signal }),
    // Departments work on it meanwhile.
    staleTime: 0,
  });
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['report-form', reportFormId] }),
      ...['report-forms', 'selected-models', 'outdated-results'].map((key) =>
        queries.invalidateQueries({ queryKey: [key, projectId] }),
      ),
    ]);
  /** Also after a refusal: the department may have taken the form back meanwhile. */
  const after = async (work: Promise<unknown>) => {
    try {
      await work;
    } finally {
      await refresh();
    }
  };
  return {
    report: found.data,
    confirm: (seen: number) =>
      after(client.reviewReportForm({ reportFormId, formState: 'CONFIRMED', version: seen })),
    sendBack: (seen: number, reason: string, comments: readonly ReportComment[]) =>
      after(
        client.reviewReportForm({
          reportFormId,
          formState: 'RETURNED',
          version: seen,
          reason,
          comments: [...comments],
        }),
      ),
    cancel: () => after(client.cancelConfirmation({ reportFormId })),
    extend: (submitDue: string | null) => after(client.extendReportForm({ reportFormId, submitDue })),
  };
}

/** The version that is shown: the one that was asked for, else the last that was handed in; null before there is any. */
export function shownVersion(
  report: ReportForm,
  asked: number | undefined,
): ReportForm['versions'][number] | null {
  return report.versions.find(({ version }) => version === (asked ?? report.version)) ?? null;
}
