import type { UnconfirmedReport } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { UnconfirmedDialog } from './unconfirmed-dialog';

interface StartOptions {
  /** The models have all that they need. */
  readonly ready: boolean;
  /** They lack something that submitted reports may have. */
  readonly looksAhead: boolean;
  readonly start: (unconfirmed: boolean) => void;
}

/** Starts a calculation; where reports are not confirmed, it asks first what to do without them. */
export function useStart({ ready, looksAhead, start }: StartOptions): {
  readonly canStart: boolean;
  readonly ask: () => Promise<void>;
  readonly dialog: ReactNode;
} {
  const projectId = useSession((session) => session.projectId) ?? '';
  const [open, setOpen] = useState<readonly UnconfirmedReport[] | null>(null);
  const reports = useQuery({
    queryKey: ['reports-unconfirmed', projectId],
    enabled: looksAhead,
    queryFn: ({ signal }) => client.listUnconfirmedReports({ projectId }, { signal }),
  });
  const ask = async () => {
    // What departments have done since the screen was opened counts.
    const { data = [] } = await reports.refetch();
    if (data.length > 0) setOpen(data);
    else start(false);
  };
  const close = () => setOpen(null);
  return {
    canStart: ready || (reports.data ?? []).some(({ submitted }) => submitted > 0),
    ask,
    dialog: open && (
      <UnconfirmedDialog
        reports={open}
        ready={ready}
        onClose={close}
        onStart={(unconfirmed) => {
          close();
          start(unconfirmed);
        }}
      />
    ),
  };
}
