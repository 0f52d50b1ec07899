import { isStorableText } from '@gep/api-client/contract';

/**
 * What a file says, without NUL and with U+FFFD for halves of surrogate pairs: the database takes neither. Changes the
 * value in place where it has to.
 */
export function storableAnswer<T>(value: T): T {
  return cleaned(value) as T;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return isStorableText(value) ? value : storable(value);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const fields = value as Record<string, unknown>;
  for (const [key, part] of Object.entries(fields)) {
    const next = cleaned(part);
    if (!isStorableText(key)) {
      // Reflect: a field may be called __proto__.
      Reflect.deleteProperty(fields, key);
      define(fields, storable(key), next);
    } else if (next !== part) define(fields, key, next);
  }
  return value;
}

function define(fields: object, key: string, value: unknown): void {
  Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}

const storable = (text: string): string => text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd');
