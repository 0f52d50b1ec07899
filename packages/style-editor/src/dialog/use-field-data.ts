import type { Field } from '@gep/map-engine/model';
import { listsAllValues } from '@gep/map-engine/scheme/edit';
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
    // A host with the features at hand computes at once: the dialog is on the screen first, which it is in the frame
    // after the one that paints it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => controller.signal.aborted || void fetchOpening()),
    );
    return () => controller.abort();
  }, []);

  return {
    get: (fields) => known[keyOf(fields)] ?? null,
    load: async (fields) => {
      const key = keyOf(fields);
      if (known[key]) return known[key];
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
  source: FieldSource | undefined,
  fields: readonly Field[],
  signal: AbortSignal,
): Promise<FieldData> {
  if (!source) throw new Error('no attribute table');
  const names = fields.map(({ name }) => name);
  const statistics = await source.statistics(names, signal);
  if (listsAllValues(statistics) || !source.values) return { statistics, input: { statistics } };
  // Exact breaks and the most frequent values need every value where the list of distinct ones was cut.
  const columns = await Promise.all(names.map((name) => source.values?.(name, signal) ?? []));
  if (columns.length === 1) return { statistics, input: { values: columns[0] } };
  const rowAt = (i: number) => Object.fromEntries(columns.map((column, at) => [names[at], column[i]]));
  return { statistics, input: { properties: columns[0].map((_value, i) => rowAt(i)) } };
}
