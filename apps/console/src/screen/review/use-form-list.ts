import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { inOrderOfWork } from '../collection/form-work';

/** The forms of the open project, and the time that they were read at. */
export function useFormList() {
  const projectId = useSession((session) => session.projectId) ?? '';
  return useQuery({
    queryKey: ['report-forms', projectId],
    queryFn: async ({ signal }) => ({
      forms: inOrderOfWork(await client.listReportForms({ projectId }, { signal })),
      now: new Date(),
    }),
  }).data;
}
