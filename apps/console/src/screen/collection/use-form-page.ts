import type { ResponseOf } from '@gep/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePagedFilter } from '../../form/use-paged-filter';
import type { PagedFilter } from '../../form/use-paged-filter';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { noFilter } from './form-filter';
import type { FormFilter } from './form-filter';

/** A page of the forms of the open project, and what chooses it. */
export interface FormPage extends Pick<PagedFilter<FormFilter>, 'filter' | 'place' | 'onFilter' | 'onMove'> {
  /** The forms of the page, with the time that they were read at. */
  readonly list: (ResponseOf<'listReportForms'> & { readonly now: Date }) | undefined;
}

/** Asks the server for the forms page by page: a project can have thousands. */
export function useFormPage(firstFilter: Partial<FormFilter> = {}): FormPage {
  const projectId = useSession((session) => session.projectId) ?? '';
  const { filter, place, text, onFilter, onMove, keepWithin } = usePagedFilter<FormFilter>({
    ...noFilter,
    ...firstFilter,
  });
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
  if (list) keepWithin(list.totalCount);
  return { filter, place, list, onFilter, onMove };
}
