import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Path of the part that is edited here, e.g. `template.layers[0]`, as in `Problem.at`. */
const PathContext = createContext('');

/** Path of the problem that is shown; null: none is. */
const FaultContext = createContext<string | null>(null);

/** The field with this path is marked as wrong. */
export const FaultAt = FaultContext.Provider;

/** Fields below belong to this part of the value around, e.g. `label` or `layers[0]`. */
export function FieldsOf({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return <PathContext value={useFieldPath(at)}>{children}</PathContext>;
}

/** The path of a part of the value that is edited here. */
export function useFieldPath(at: string): string {
  const path = useContext(PathContext);
  return path === '' ? at : `${path}.${at}`;
}

/** Path of a field, to be found by, and whether the problem that is shown is its own; a field without a name has neither. */
export function useField(at: string | undefined) {
  const fault = useContext(FaultContext);
  const path = useFieldPath(at ?? '');
  return at === undefined ? { at: undefined, invalid: false } : { at: path, invalid: fault === path };
}

const focusable = 'input:enabled, button:enabled, select:enabled, textarea:enabled, [tabindex]';

/** The control of the field with a path, else of the nearest part around it that is on the screen; null: there is none. */
export function controlAt(root: Element, path: string): HTMLElement | null {
  for (let at = path; at !== ''; at = at.replace(/(^|\.)[^.[]+$|\[\d+\]$/, '')) {
    const part = root.querySelector<HTMLElement>(`[data-at="${at}"]`);
    if (!part) continue;
    const marked = part.querySelector<HTMLElement>('[aria-invalid="true"]');
    return marked ?? (part.matches(focusable) ? part : part.querySelector<HTMLElement>(focusable));
  }
  return null;
}
