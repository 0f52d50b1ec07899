import { patch } from './patch';

/** Where the value of an editor goes. */
export interface Editing<T> {
  /** Takes a value over. */
  readonly onChange: (value: T) => void;
  /** Shows a value without taking it over, e.g. while it is edited in a window; null: back to what was taken over. */
  readonly onPreview?: (value: T | null) => void;
}

/**
 * The same for a part of the value, e.g. the outline of a fill.
 * @param put the whole with another part.
 */
export function partOf<T, P>({ onChange, onPreview }: Editing<T>, put: (part: P) => T): Required<Editing<P>> {
  return {
    onChange: (part) => onChange(put(part)),
    onPreview: (part) => onPreview?.(part === null ? null : put(part)),
  };
}

/** A value that is changed part by part. */
export interface Parts<T> extends Required<Editing<Partial<T>>> {
  readonly value: T;
}

/** The way from an editor of a value to editors of its parts. */
export function partsOf<T extends object>(editing: Editing<T> & { readonly value: T }): Parts<T> {
  const { value } = editing;
  return { value, ...partOf(editing, (part: Partial<T>) => patch(value, part)) };
}

/** What a field gets to edit a property: its name, which is its path too, its value, and where a new one goes. */
export function propertiesOf<T extends object>(parts: Parts<T>) {
  return <K extends string & keyof T>(at: K) => ({
    at,
    value: parts.value[at],
    ...partOf(parts, (next: T[K]) => {
      const part: Partial<T> = {};
      part[at] = next;
      return part;
    }),
  });
}
