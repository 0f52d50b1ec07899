import type { InputOf, ReportItem } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client';
import { saveForm } from '../../session/save-form';
import { useSession } from '../../session/session-store';
import type { AssignmentDraft, AssignmentEffect } from './assignment-draft';

/** The reports as they were read, and the version of that. */
export interface ReportItems {
  readonly items: readonly ReportItem[];
  readonly version: string | null;
}

/** What the owner sets of a report; what is left out stays. */
export type ReportChange = Pick<InputOf<'saveReportTemplate'>, 'name' | 'submitDue' | 'confirmDue'>;

/** The reports of the open project, and how one is saved. */
export function useReportItems() {
  const projectId = useSession((session) => session.projectId) ?? '';
  const found = useQuery({
    queryKey: ['report-items', projectId],
    queryFn: async ({ signal }): Promise<ReportItems> => {
      const { value, version } = await client.versioned('listReportItems', { projectId }, { signal });
      return { items: value, version };
    },
    // A list that was left would come back with the reports and the version of then.
    gcTime: 0,
  });
  const reload = () => found.refetch();
  /** @param version of what the change was made to */
  const save = async (item: ReportItem, change: ReportChange, version: string | null): Promise<void> => {
    const { inputKey, compareFlag } = item;
    await saveForm(
      { version, advance: () => undefined },
      (ifMatch) =>
        client.versioned('saveReportTemplate', { projectId, inputKey, compareFlag, ...change }, { ifMatch }),
      reload,
    );
    await reload();
  };
  /** Sets departments and deadlines, one call for the items that get the same departments. */
  const assign = async (groups: AssignmentEffect['groups'], { submitDue, confirmDue }: AssignmentDraft) => {
    try {
      for (const { userIds, items } of groups) {
        const places = items.map(({ inputKey, compareFlag }) => ({ inputKey, compareFlag }));
        const input = { projectId, items: places, userIds: [...userIds], submitDue, confirmDue };
        await saveForm(
          { version: found.data?.version ?? null, advance: () => undefined },
          (ifMatch) => client.versioned('assignReports', input, { ifMatch }),
          reload,
        );
      }
    } finally {
      await reload();
    }
  };
  return { projectId, list: found.data, reload, save, assign };
}

/** One report among all: an input in a year. */
export function itemKey({ inputKey, compareFlag }: Pick<ReportItem, 'inputKey' | 'compareFlag'>): string {
  return `${inputKey}/${compareFlag}`;
}
