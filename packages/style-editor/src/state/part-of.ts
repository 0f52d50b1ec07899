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
