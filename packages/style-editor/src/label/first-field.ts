import type { Field } from '@gep/map-engine/model';

/** The field that a layer's labels most likely show: one that is called name, else the first text, else the first. */
export function firstLabelField(fields: readonly Field[]): string | null {
  const named = fields.find(({ name }) => /^name$|名称$/i.test(name));
  const text = fields.find(({ type }) => type === 'STRING');
  return (named ?? text ?? fields[0])?.name ?? null;
}
