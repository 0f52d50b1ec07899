import type { ReportSummary } from '@gep/api-client';
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
  const [open, setOpen] = useState<readonly ReportSummary[] | null>(null);
  const forms = useQuery({
    queryKey: ['report-forms-open', projectId],
    enabled: looksAhead,
    queryFn: async ({ signal }) =>
      (await client.listReportForms({ projectId }, { signal })).filter(
        ({ formState }) => formState !== 'CONFIRMED',
      ),
  });
  const ask = async () => {
    // What departments have done since the screen was opened counts.
    const { data = [] } = await forms.refetch();
    if (data.length > 0) setOpen(data);
    else start(false);
  };
  const close = () => setOpen(null);
  return {
    canStart: ready || (forms.data ?? []).some(({ formState }) => formState === 'SUBMITTED'),
    ask,
    dialog: open && (
      <UnconfirmedDialog
        forms={open}
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
