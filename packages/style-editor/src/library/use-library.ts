import type { SymbolKind } from '@gep/map-engine/model';
import { useCallback, useEffect, useState } from 'react';
import type { LibraryGroup, LibraryStyle, StyleLibrary } from '../port';

/** A list on its way, there, or not to be had. */
export interface Shelf<T> {
  readonly list: readonly T[] | null;
  readonly failed: boolean;
  /** Asks again; what is there stays until the answer comes. */
  readonly reload: () => void;
}

/** The public groups and the private styles of one kind of symbol; one may fail without the other. */
export function useLibrary(
  library: StyleLibrary,
  kind: SymbolKind,
): { readonly open: Shelf<LibraryGroup>; readonly own: Shelf<LibraryStyle> } {
  const open = useCallback((signal: AbortSignal) => library.publicStyles(kind, signal), [library, kind]);
  const own = useCallback((signal: AbortSignal) => library.privateStyles(kind, signal), [library, kind]);
  return { open: useShelf(open), own: useShelf(own) };
}

function useShelf<T>(load: (signal: AbortSignal) => Promise<readonly T[]>): Shelf<T> {
  const [state, setState] = useState<Omit<Shelf<T>, 'reload'>>({ list: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      (list) => !signal.aborted && setState({ list, failed: false }),
      () => !signal.aborted && setState({ list: null, failed: true }),
    );
    return () => controller.abort();
  }, [load, attempt]);
  const reload = useCallback(() => {
    setState((old) => ({ ...old, failed: false }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, reload };
}
