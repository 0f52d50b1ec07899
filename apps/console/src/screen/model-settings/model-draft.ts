import { isDirty as isEdited } from '@gep/style-editor';
import type { InputSettings, ParameterValue } from '@gep/api-client';
import type { TableDraft } from '../../form/table/table-draft';

/** What the user changed of a model and did not save yet. */
export interface ModelDraft {
  /** By the key of the parameter; values that are tables are below. */
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  /** By `inputId`. */
  readonly inputs: Readonly<Record<string, Partial<InputSettings>>>;
  /** By the key of the parameter or the id of an input's table; they stay after a save, so that it can be undone. */
  readonly tables: Readonly<Record<string, TableDraft>>;
}

/** An input of one year. */
export interface InputPlace {
  readonly key: string;
  readonly compareFlag: 0 | 1;
}

export const untouched: ModelDraft = { parameters: {}, inputs: {}, tables: {} };

/** Identifies an input of one year within a draft; no parameter has such a key. */
export function inputId({ key, compareFlag }: InputPlace): string {
  return `${key}/${compareFlag}`;
}

/** Identifies the reclassification of an input, or its list of plain numbers. */
export function inputTableId(place: InputPlace, table: 'reclassification' | 'plain'): string {
  return `${inputId(place)}/${table}`;
}

/** Whether a table holds other rows than the server. */
export function isTableEdited(table: TableDraft | undefined): table is TableDraft {
  return table !== undefined && isEdited(table.draft);
}

/** Whether there is anything to save. */
export function isDirty({ parameters, inputs, tables }: ModelDraft): boolean {
  return (
    Object.keys(parameters).length > 0 ||
    Object.keys(inputs).length > 0 ||
    Object.values(tables).some(isTableEdited)
  );
}

/** Whether anything of an input was changed. */
export function isPlaceEdited({ inputs, tables }: ModelDraft, place: InputPlace): boolean {
  const id = inputId(place);
  return id in inputs || Object.keys(tables).some((key) => key.startsWith(`${id}/`));
}

/** The draft without what was changed of an input, whose file is another one now. */
export function withoutInput(draft: ModelDraft, place: InputPlace): ModelDraft {
  const id = inputId(place);
  const others = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== id && !key.startsWith(`${id}/`)));
  return { ...draft, inputs: others(draft.inputs), tables: others(draft.tables) };
}
