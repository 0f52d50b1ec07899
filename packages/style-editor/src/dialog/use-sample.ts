import { useEffect, useState } from 'react';
import type { FieldSource } from '../port';

/** A value of a field, as the map writes it in labels; null until it is known and where the host tells none. */
export function useSample(source: FieldSource | undefined, field: string | null): string | null {
  const [sample, setSample] = useState<{ readonly field: string; readonly text: string } | null>(null);
  const known = sample?.field === field;
  useEffect(() => {
    if (!source || field === null || known) return;
    const controller = new AbortController();
    const { signal } = controller;
    void firstValue(source, field, signal).then(
      (value) => {
        const text = value === null ? '' : (source.labelText?.(value, field) ?? String(value));
        if (!signal.aborted) setSample({ field, text });
      },
      // Sample words are good enough: the panel reports the failure to users who need the data of the field.
      () => undefined,
    );
    return () => controller.abort();
  }, [source, field, known]);
  return (known && sample?.text) || null;
}

/** The first of the listed values that can be written. */
async function firstValue(source: FieldSource, field: string, signal: AbortSignal) {
  const { uniqueValues } = await source.statistics([field], signal);
  const listed = uniqueValues.map(({ values }) => values[0]);
  const values = listed.length > 0 ? listed : ((await source.values?.(field, signal)) ?? []);
  return values.find((value) => value !== null && value !== '') ?? null;
}
