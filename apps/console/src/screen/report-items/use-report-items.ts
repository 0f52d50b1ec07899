import type { InputOf, ReportItem, ResponseOf } from '@gep/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePagedFilter } from '../../form/use-paged-filter';
import type { PagedFilter } from '../../form/use-paged-filter';
import { client } from '../../session/client';
import { saveForm } from '../../session/save-form';
import { useSession } from '../../session/session-store';

/** Which reports are listed, and in which order. */
export interface ItemFilter {
  readonly unassigned: boolean;
  /** Id of the model; empty: all. */
  readonly modelId: string;
  /** Part of a name. */
  readonly text: string;
  /** Null: in the order of the models. */
  readonly sort: {
    readonly field: 'name' | 'submit_due' | 'confirm_due';
    readonly order: 'asc' | 'desc';
  } | null;
}

const noFilter: ItemFilter = { unassigned: false, modelId: '', text: '', sort: null };

/** A page of the reports as they were read, and the version of that. */
export interface ReportItems extends ResponseOf<'listReportItems'> {
  readonly version: string | null;
}

/** What the owner sets of a report; what is left out stays. */
export type ReportChange = Pick<InputOf<'saveReportTemplate'>, 'name' | 'submitDue' | 'confirmDue'>;

/** A page of the reports of the open project, what chooses it, and how reports are saved. */
export interface ReportItemList extends Pick<
  PagedFilter<ItemFilter>,
  'filter' | 'place' | 'onFilter' | 'onMove'
> {
  readonly list: ReportItems | undefined;
  /** @param version of what the change was made to */
  readonly save: (item: ReportItem, change: ReportChange, version: string | null) => Promise<void>;
  readonly assign: (assignment: Omit<InputOf<'assignReports'>, 'projectId'>) => Promise<void>;
}

export function useReportItems(): ReportItemList {
  const projectId = useSession((session) => session.projectId) ?? '';
  const { filter, place, text, onFilter, onMove, keepWithin } = usePagedFilter(noFilter);
  const { unassigned, modelId, sort } = filter;
  const query = {
    ...place,
    ...(unassigned && { unassigned }),
    ...(modelId !== '' && { modelId }),
    ...(text !== '' && { text }),
    ...(sort && { sortField: sort.field, sortOrder: sort.order }),
  };
  const found = useQuery({
    queryKey: ['report-items', projectId, query],
    queryFn: async ({ signal }): Promise<ReportItems> => {
      const { value, version } = await client.versioned(
        'listReportItems',
        { projectId, ...query },
        { signal },
      );
      return { ...value, version };
    },
    placeholderData: keepPreviousData,
    // A list that was left would come back with the reports and the version of then.
    gcTime: 0,
  });
  const list = found.data;
  if (list) keepWithin(list.totalCount);
  const reload = () => found.refetch();
  const saved = async (
    version: string | null,
    write: (ifMatch: string | null) => Promise<{ readonly value: unknown; readonly version: string | null }>,
  ): Promise<void> => {
    try {
      await saveForm({ version, advance: () => undefined }, write, reload);
    } finally {
      await reload();
    }
  };
  return {
    ...{ filter, place, list, onFilter, onMove },
    save: ({ inputKey, compareFlag }, change, version) =>
      saved(version, (ifMatch) =>
        client.versioned('saveReportTemplate', { projectId, inputKey, compareFlag, ...change }, { ifMatch }),
      ),
    assign: (assignment) =>
      saved(list?.version ?? null, (ifMatch) =>
        client.versioned('assignReports', { projectId, ...assignment }, { ifMatch }),
      ),
  };
}

/** One report among all: an input in a year. */
export function itemKey({ inputKey, compareFlag }: Pick<ReportItem, 'inputKey' | 'compareFlag'>): string {
  return `${inputKey}/${compareFlag}`;
}
