import type { Field } from '@gep/map-engine/model';

/** The field that a layer's labels most likely show: one that is called name (or ends in its Chinese word), else the first text, else the first. */
export function firstLabelField(fields: readonly Field[]): string | null {
  const named = fields.find(({ name }) => /^name$|\u540d\u79f0$/i.test(name));
  const text = fields.find(({ type }) => type === 'STRING');
  return (named ?? text ?? fields[0])?.name ?? null;
}
