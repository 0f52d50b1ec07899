import type { FormState, ReportCell, ReportForm } from '@gep/api-client';
import { sampleForm } from '../../testing/sample-form';
import type { SaveBatch, SaveReply } from '../form-draft';

type StoredCell = readonly [value: ReportCell, since: number];

/** One table form on a server: each cell keeps the revision that set it, and a later one than the sender has seen stays. */
export interface FormServer {
  readonly load: () => ReportForm;
  readonly save: (batch: SaveBatch) => SaveReply;
  readonly value: (row: string, column: string) => ReportCell;
  readonly hasRow: (row: string) => boolean;
  formState: FormState;
  readonly explanations: Map<string, string>;
}

export function formServer(): FormServer {
  const rows = new Map<string, Map<string, StoredCell>>();
  for (const { id } of sampleForm().rows) rows.set(id, new Map([['districtCode', [id, 0]]]));
  let revision = 0;
  const server: FormServer = {
    formState: 'ASSIGNED',
    explanations: new Map(),
    value: (row, column) => rows.get(row)?.get(column)?.[0] ?? null,
    hasRow: (row) => rows.has(row),
    load: () =>
      sampleForm({
        revision,
        formState: server.formState,
        explanations: [...server.explanations].map(([key, text]) => ({ key, text })),
        rows: [...rows].map(([id, cells]) => ({
          id,
          cells: Object.fromEntries([...cells].map(([key, [value]]) => [key, value])),
        })),
      }),
    save: (batch) => {
      const conflicts: SaveReply['conflicts'] = [];
      revision += 1;
      for (const { row, column, value } of batch.changes) {
        const cells = rows.get(row) ?? new Map<string, StoredCell>();
        rows.set(row, cells);
        const [theirs, since] = cells.get(column) ?? [null, 0];
        if (theirs === value) continue;
        if (since > batch.revision) conflicts.push({ row, column, theirs });
        else cells.set(column, [value, revision]);
      }
      for (const row of batch.removedRows) {
        const newer = [...(rows.get(row) ?? [])].find(([, [, since]]) => since > batch.revision);
        if (newer) conflicts.push({ row, column: newer[0], theirs: newer[1][0] });
        else rows.delete(row);
      }
      for (const { key, text } of batch.explanations) server.explanations.set(key, text);
      server.formState = 'DRAFT';
      return { revision, formState: 'DRAFT', conflicts, findings: [] };
    },
  };
  return server;
}
