import { isNumericField } from '@gep/map-engine/model';
import type { Field, FieldStatistics } from '@gep/map-engine/model';
import { useEffect, useRef, useState } from 'react';
import type { FieldSource } from '../port';
import type { FieldData } from '../scheme';
import type { Tasks } from './use-tasks';

/** Data of the fields, or of the combinations of fields, looked at in one dialog, fetched once each. */
export interface FieldStore {
  /** Null until fetched. */
  readonly get: (fields: readonly Field[]) => FieldData | null;
  /** Fetches behind the mask; null on failure, which the tasks have told. */
  readonly load: (fields: readonly Field[]) => Promise<FieldData | null>;
}

/** @param opening the fields of the opened scheme, fetched quietly for their histogram and for editing. */
export function useFieldData(
  source: FieldSource | undefined,
  tasks: Tasks,
  opening: readonly Field[],
): FieldStore {
  const [known, setKnown] = useState<Readonly<Record<string, FieldData>>>({});
  const first = useRef({ source, opening });
  useEffect(() => {
    const { source: from, opening: fields } = first.current;
    if (!from || fields.length === 0) return;
    const controller = new AbortController();
    const fetchOpening = () =>
      fetchFields(from, fields, controller.signal).then(
        (data) => !controller.signal.aborted && setKnown((old) => ({ ...old, [keyOf(fields)]: data })),
        // Editing without the data still works on what the scheme carries; choosing the fields again tells.
        () => undefined,
      );
    // A host with the features at hand computes at once: the dialog is painted first.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => controller.signal.aborted || void fetchOpening()),
    );
    return () => {
      cancelAnimationFrame(frame);
      controller.abort();
    };
  }, []);

  return {
    get: (fields) => known[keyOf(fields)] ?? null,
    load: async (fields) => {
      const key = keyOf(fields);
      if (known[key]) return known[key];
      if (!source) return null;
      const data = await tasks.run('loading.field', (signal) => fetchFields(source, fields, signal));
      if (data) setKnown((old) => ({ ...old, [key]: data }));
      return data;
    },
  };
}

function keyOf(fields: readonly Field[]): string {
  return JSON.stringify(fields.map(({ name }) => name));
}

async function fetchFields(
  source: FieldSource,
  fields: readonly Field[],
  signal: AbortSignal,
): Promise<FieldData> {
  const statistics = await source.statistics(
    fields.map(({ name }) => name),
    signal,
  );
  const [{ name, type }] = fields;
  if (fields.length > 1 || listsAll(statistics) || !source.values || !isNumericField(type)) {
    return { statistics, input: { statistics } };
  }
  // Exact breaks need every value where the list of distinct ones was cut.
  return { statistics, input: { values: await source.values(name, signal) } };
}

function listsAll({ uniqueValues, uniqueValueCount }: FieldStatistics): boolean {
  return uniqueValues.length > 0 && uniqueValues.length >= uniqueValueCount;
}
