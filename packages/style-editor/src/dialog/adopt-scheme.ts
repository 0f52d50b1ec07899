import type { Field, VectorScheme } from '@gep/map-engine/model';
import { schemeFields } from '@gep/map-engine/scheme';
import { recountRows } from '@gep/map-engine/scheme/edit';
import type { FieldSource } from '../port';
import type { Pasted } from '../state';
import type { FieldStore } from './use-field-data';

/** Fields whose values make the rows. */
export function fieldsOf(scheme: VectorScheme): readonly Field[] {
  return scheme.kind === 'single-symbol' ? [] : schemeFields(scheme);
}

/**
 * Makes a pasted scheme one of this layer: its fields are those of the attribute table, its rows hold as many features
 * as the layer has in them. A host without an attribute table gets the scheme as it came.
 */
export async function adoptScheme(
  pasted: VectorScheme,
  source: FieldSource | undefined,
  load: FieldStore['load'],
): Promise<Pasted<VectorScheme>> {
  if (!source) return { value: pasted };
  const { useLabel, field: labelled } = pasted.label;
  const names = fieldsOf(pasted).map(({ name }) => name);
  const ownOf = (name: string) => source.fields.find((field) => field.name === name);
  const missing = names.concat(useLabel && labelled ? labelled : []).find((name) => !ownOf(name));
  if (missing !== undefined)
    return { problem: { code: 'field-missing', field: missing }, fields: source.fields };
  const fields = names.flatMap((name) => ownOf(name) ?? []);
  if (pasted.kind === 'single-symbol' || fields.length === 0) return { value: recountRows(pasted) };
  const data = await load(fields);
  if (!data) return { problem: { code: 'field-failed', field: names[0] } };
  const { statistics, input } = data;
  return {
    value:
      pasted.kind === 'multiple-fields'
        ? recountRows({ ...pasted, fields, statistics }, input)
        : recountRows({ ...pasted, field: fields[0], statistics }, input),
  };
}
