import { encodeScheme, encodeSymbol } from '@gep/map-engine/codec';
import { schemeKinds } from '@gep/map-engine/model';
import type { LabelSymbol, MapSymbol, Scheme } from '@gep/map-engine/model';
import { singleSymbolScheme } from '@gep/map-engine/scheme';

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** A model as the server keeps it, indented for people; null for values that are not models of the engine. */
export function modelText(value: unknown): string | null {
  const json = wireOf(value);
  return json === null ? null : JSON.stringify(json, null, 2);
}

function wireOf(value: unknown): unknown {
  if (!has(value, 'kind')) return has(value, 'colors') || Array.isArray(value) ? value : null;
  if (schemeKinds.some((kind) => kind === value.kind)) return encodeScheme(value as unknown as Scheme);
  // Labels have a separate form only inside a scheme.
  if (value.kind === 'label')
    return encodeScheme(singleSymbolScheme('point', { label: value as unknown as LabelSymbol }))
      .labelSymbolizer;
  return has(value, 'layers') ? encodeSymbol(value as unknown as MapSymbol) : null;
}
