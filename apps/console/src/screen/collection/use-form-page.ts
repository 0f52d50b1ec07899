import { limits } from '@gep/api-client';
import type { ResponseOf } from '@gep/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageCount } from '../../form/page-count';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { useSettled } from '../../form/use-settled';
import { noFilter } from './form-filter';
import type { FormFilter } from './form-filter';

/** How long typing has to pause before the list is asked for. */
const typingPauseMs = 250;

interface Place {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** A page of the forms of the open project, and what chooses it. */
export interface FormPage {
  readonly filter: FormFilter;
  readonly place: Place;
  /** The forms of the page, with the time that they were read at. */
  readonly list: (ResponseOf<'listReportForms'> & { readonly now: Date }) | undefined;
  readonly onFilter: (change: Partial<FormFilter>) => void;
  readonly onMove: (pageNum: number, pageSize: number) => void;
}

/** Asks the server for the forms page by page: a project can have thousands. */
export function useFormPage(firstFilter: Partial<FormFilter> = {}): FormPage {
  const projectId = useSession((session) => session.projectId) ?? '';
  const [filter, setFilter] = useState<FormFilter>({ ...noFilter, ...firstFilter });
  const [place, setPlace] = useState<Place>({ pageNum: 1, pageSize: limits.pageSizes[0] });
  const text = useSettled(filter.text.trim(), typingPauseMs);
  const { state, overdueOnly, userId } = filter;
  const query = {
    ...place,
    ...(state !== 'ALL' && { formState: state }),
    ...(overdueOnly && { overdue: true }),
    ...(userId !== '' && { userId }),
    ...(text !== '' && { text }),
  };
  const list = useQuery({
    queryKey: ['report-forms', projectId, query],
    queryFn: async ({ signal }) => ({
      ...(await client.listReportForms({ projectId, ...query }, { signal })),
      now: new Date(),
    }),
    placeholderData: keepPreviousData,
  }).data;
  const onMove = (pageNum: number, pageSize: number) => setPlace({ pageNum, pageSize });
  // After the forms of the last page have gone, the one before it is the last.
  const last = list ? pageCount(list.totalCount, place.pageSize) : place.pageNum;
  if (place.pageNum > last) onMove(last, place.pageSize);
  return {
    ...{ filter, place, list, onMove },
    onFilter: (change) => {
      setFilter({ ...filter, ...change });
      onMove(1, place.pageSize);
    },
  };
}
