/** Who waits for a slot. */
export interface Waiter {
  readonly signal?: AbortSignal;
  /** On whose behalf; those without are never refused. */
  readonly client?: string;
}

export interface Slots {
  /**
   * Waits for a free slot; gives back the function that frees it. Rejects with the signal's reason when aborted, and
   * with `busy` of the bounds when too many wait.
   */
  take(waiter?: Waiter): Promise<() => void>;
}

/** How many may wait. */
export interface SlotBounds {
  readonly inAll: number;
  /** Of one client; by default as many as in all. */
  readonly each?: number;
  /** The error for one who may come back later. */
  readonly busy: () => Error;
}

interface Place {
  readonly client: string | undefined;
  readonly enter: () => void;
}

/** At most `count` holders at the same time. The next is one whose client holds the fewest, the first of those. */
export function createSlots(count: number, bounds?: SlotBounds): Slots {
  let free = count;
  const waiting: Place[] = [];
  const held = new Map<string | undefined, number>();
  const heldBy = (client: string | undefined): number => held.get(client) ?? 0;

  function hold(client: string | undefined): () => void {
    held.set(client, heldBy(client) + 1);
    let holds = true;
    return () => {
      if (!holds) return;
      holds = false;
      if (heldBy(client) > 1) held.set(client, heldBy(client) - 1);
      else held.delete(client);
      free++;
      letIn();
    };
  }

  function letIn(): void {
    if (free === 0 || waiting.length === 0) return;
    const fewest = Math.min(...waiting.map(({ client }) => heldBy(client)));
    const [next] = waiting.splice(
      waiting.findIndex(({ client }) => heldBy(client) === fewest),
      1,
    );
    free--;
    next.enter();
  }

  function checkBounds({ inAll, each = inAll, busy }: SlotBounds, client: string): void {
    const own = waiting.filter((place) => place.client === client);
    if (waiting.length >= inAll || own.length >= each) throw busy();
  }

  return {
    async take({ signal, client } = {}) {
      signal?.throwIfAborted();
      if (free > 0) {
        free--;
        return hold(client);
      }
      if (bounds && client !== undefined) checkBounds(bounds, client);
      return new Promise((resolve, reject) => {
        const place: Place = {
          client,
          enter: () => {
            signal?.removeEventListener('abort', leave);
            resolve(hold(client));
          },
        };
        const leave = (): void => {
          waiting.splice(waiting.indexOf(place), 1);
          reject(signal?.reason as Error);
        };
        waiting.push(place);
        signal?.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
