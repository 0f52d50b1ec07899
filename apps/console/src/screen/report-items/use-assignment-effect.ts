import type { AssignmentEffect, ReportPlace } from '@gep/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { departmentChange } from './assignment-draft';
import type { AssignmentDraft } from './assignment-draft';

/** What saving a draft for some reports would do, as the server says it. */
export interface KnownEffect {
  /** Undefined until it is known. */
  readonly effect: AssignmentEffect | undefined;
  /** That of the moment before is shown. */
  readonly isOld: boolean;
}

/** @param version of the reports: after a save the server is asked again */
export function useAssignmentEffect(
  items: readonly ReportPlace[],
  draft: AssignmentDraft,
  version: string | null,
): KnownEffect {
  const projectId = useSession((session) => session.projectId) ?? '';
  const change = departmentChange(draft);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['assignment-effect', projectId, items, change, version],
    enabled: items.length > 0,
    queryFn: ({ signal }) =>
      client.previewAssignment({ projectId, items: [...items], ...change }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { effect: data, isOld: isPlaceholderData };
}
