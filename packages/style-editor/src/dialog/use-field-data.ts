import { isNumericField } from '@gep/map-engine/model';
import type { Field, FieldStatistics } from '@gep/map-engine/model';
import { useEffect, useRef, useState } from 'react';
import type { FieldSource } from '../port';
import type { FieldData } from '../scheme';
import type { Tasks } from './use-tasks';

/** Data of the fields looked at in one dialog, fetched once each. */
export interface FieldStore {
  /** Null until fetched. */
  readonly get: (field: Field | null) => FieldData | null;
  /** Fetches behind the mask; null on failure, which the tasks have told. */
  readonly load: (field: Field) => Promise<FieldData | null>;
}

/** @param opening the field of the opened scheme, fetched quietly for its histogram and for editing. */
export function useFieldData(
  source: FieldSource | undefined,
  tasks: Tasks,
  opening: Field | null,
): FieldStore {
  const [known, setKnown] = useState<Readonly<Record<string, FieldData>>>({});
  const first = useRef({ source, opening });
  useEffect(() => {
    const { source: from, opening: field } = first.current;
    if (!from || !field) return;
    const controller = new AbortController();
    fetchField(from, field, controller.signal).then(
      (data) => !controller.signal.aborted && setKnown((old) => ({ ...old, [field.name]: data })),
      // Editing without the data still works on what the scheme carries; choosing the field again tells.
      () => undefined,
    );
    return () => controller.abort();
  }, []);

  return {
    get: (field) => (field ? (known[field.name] ?? null) : null),
    load: async (field) => {
      if (known[field.name]) return known[field.name];
      if (!source) return null;
      const data = await tasks.run('loading.field', (signal) => fetchField(source, field, signal));
      if (data) setKnown((old) => ({ ...old, [field.name]: data }));
      return data;
    },
  };
}

async function fetchField(source: FieldSource, field: Field, signal: AbortSignal): Promise<FieldData> {
  const statistics = await source.statistics([field.name], signal);
  if (listsAll(statistics) || !source.values || !isNumericField(field.type)) {
    return { statistics, input: { statistics } };
  }
  // Exact breaks need every value where the list of distinct ones was cut.
  return { statistics, input: { values: await source.values(field.name, signal) } };
}

function listsAll({ uniqueValues, uniqueValueCount }: FieldStatistics): boolean {
  return uniqueValues.length > 0 && uniqueValues.length >= uniqueValueCount;
}
