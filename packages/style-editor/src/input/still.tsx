import { memo, useLayoutEffect, useState } from 'react';
import type { FunctionComponent, ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: readonly unknown[]) => unknown;

/**
 * A component that is drawn anew only when what it shows changed: lists of plain objects count by what they hold, and
 * handlers by being there, for they always do what the latest ones do. For what stands still while a value beside it is
 * dragged. Functions that are called while drawing are not for it.
 */
export function still<C extends (props: never) => ReactNode>(Component: C): C {
  const Kept = memo(Component as unknown as FunctionComponent<object>, (a, b) => alike(a, b, 3));
  const Still = (props: Props) => {
    const [handlers] = useState(steadyHandlers);
    useLayoutEffect(() => handlers.follow(props));
    return <Kept {...handlers.of(props)} />;
  };
  return Still as unknown as C;
}

/** The same functions for as long as a component lives. */
function steadyHandlers() {
  const steady = new Map<string, Handler>();
  let latest: Props = {};
  const handler = (name: string): Handler => {
    const known = steady.get(name) ?? ((...args) => (latest[name] as Handler)(...args));
    steady.set(name, known);
    return known;
  };
  return {
    follow: (props: Props) => {
      latest = props;
    },
    of: (props: Props): Props =>
      Object.fromEntries(
        Object.entries(props).map(([name, prop]) => [
          name,
          typeof prop === 'function' ? handler(name) : prop,
        ]),
      ),
  };
}

/** Whether two values hold the same, looked at `depth` levels deep. */
function alike(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const [one, other] = [a as Props, b as Props];
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => alike(one[name], other[name], depth - 1))
  );
}
