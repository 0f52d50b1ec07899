/** Typed events: `on` returns the function that unsubscribes. */
export interface Emitter<Events> {
  on<K extends keyof Events>(event: K, listener: (value: Events[K]) => void): () => void;
  emit<K extends keyof Events>(event: K, value: Events[K]): void;
  /** Forgets all listeners. */
  clear(): void;
}

/** A new emitter without listeners. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(value: never) => void>>();
  return {
    on(event, listener) {
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set);
      set.add(listener);
      return () => set.delete(listener);
    },
    emit(event, value) {
      // A listener may unsubscribe while it is called.
      for (const listener of [...(listeners.get(event) ?? [])]) (listener as (value: unknown) => void)(value);
    },
    clear: () => listeners.clear(),
  };
}
