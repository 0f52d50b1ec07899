import { useEffect, useState } from 'react';

type Hand<T> = (value: T) => void | Promise<void>;

/** Hands values to a host one at a time. */
export interface Previewer<T> {
  /** From now on values go there. */
  readonly listen: (hand: Hand<T> | undefined) => void;
  /** At once, and at most once a frame: of later values in the same frame the last one wins. */
  readonly schedule: (value: T) => void;
  /** At once, or as soon as the host is done with the one before. */
  readonly show: (value: T) => void;
  /** The host has this value from elsewhere: it is not handed over, nor anything that still waited. */
  readonly settle: (value: T) => void;
  /** The state of the host is unknown: the next value is handed over in any case. */
  readonly forget: () => void;
  /** Drops what waits for the next frame. */
  readonly stop: () => void;
}

/**
 * A previewer for a host that may take its time: while a promise that it answered is pending nothing else is
 * handed over, and then only the latest value.
 * @param shown what the host has at first.
 */
export function createPreviewer<T>(shown: T): Previewer<T> {
  let hand: Hand<T> | undefined;
  let has: { readonly value: T } | null = { value: shown };
  let waiting: { readonly value: T } | null = null;
  let outstanding = false;
  let frame = 0;

  const pump = () => {
    if (outstanding || !waiting) return;
    const { value } = waiting;
    waiting = null;
    if (has && Object.is(has.value, value)) return;
    has = { value };
    const answer = hand?.(value);
    if (!(answer instanceof Promise)) return;
    outstanding = true;
    const done = () => {
      outstanding = false;
      pump();
    };
    // What a preview fails of is the host's to say; the next value is a new chance.
    answer.then(done, done);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const show = (value: T) => {
    stop();
    waiting = { value };
    pump();
  };
  return {
    listen: (next) => {
      hand = next;
    },
    show,
    stop,
    schedule: (value) => {
      waiting = { value };
      if (frame) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        pump();
      });
      pump();
    },
    settle: (value) => {
      stop();
      waiting = null;
      has = { value };
    },
    forget: () => {
      has = null;
    },
  };
}

/**
 * Hands a value on while it is edited.
 * @param value what the map should show now; null: nothing new.
 * @param shown what it shows when the dialog opens.
 */
export function useLivePreview<T>(value: T | null, shown: T, onPreview: Hand<T> | undefined): Previewer<T> {
  const [previewer] = useState(() => createPreviewer(shown));
  useEffect(() => previewer.listen(onPreview));
  useEffect(() => {
    if (value !== null) previewer.schedule(value);
  }, [value, previewer]);
  useEffect(() => previewer.stop, [previewer]);
  return previewer;
}
