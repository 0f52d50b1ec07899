import type { InputSettings, ParameterValue } from '@gep/api-client';
import { useCallback, useMemo, useState } from 'react';
import type { TableDraft } from '../../form/table/table-draft';
import { inputId, untouched, withoutInput } from './model-draft';
import type { InputPlace, ModelDraft } from './model-draft';

/** Edits of a model's draft; the same functions for the life of the form. */
export interface DraftEdits {
  readonly setParameter: (key: string, value: ParameterValue) => void;
  readonly setInput: (place: InputPlace, change: Partial<InputSettings>) => void;
  /** @param edit is given undefined for a table that was not touched yet. */
  readonly editTable: (id: string, edit: (table: TableDraft | undefined) => TableDraft) => void;
  /** Forgets what was changed of an input, whose file is another one now. */
  readonly dropInput: (place: InputPlace) => void;
}

/** What the user changed of a model, and what edits it. */
export function useModelDraft() {
  const [draft, setDraft] = useState<ModelDraft>(untouched);
  const editTable = useCallback<DraftEdits['editTable']>(
    (id, edit) =>
      setDraft((now) => {
        const table = edit(now.tables[id]);
        return table === now.tables[id] ? now : { ...now, tables: { ...now.tables, [id]: table } };
      }),
    [],
  );
  const edits = useMemo<DraftEdits>(
    () => ({
      setParameter: (key, value) =>
        setDraft((now) => ({ ...now, parameters: { ...now.parameters, [key]: value } })),
      setInput: (place, change) =>
        setDraft((now) => {
          const id = inputId(place);
          return { ...now, inputs: { ...now.inputs, [id]: { ...now.inputs[id], ...change } } };
        }),
      editTable,
      dropInput: (place) => setDraft((now) => withoutInput(now, place)),
    }),
    [editTable],
  );
  return { draft, edits, setDraft };
}
