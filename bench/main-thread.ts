import type { Page } from 'playwright';
import { traceEvents } from './trace-events';

/** A stretch of work between two marks of a page, in milliseconds of the processor. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The marks that a page made with `performance.mark`, by name, on the clock of its main thread's work. */
export type Marks = (name: string) => readonly number[];

/**
 * Traces the main thread of a page in Chromium while something is done with it. The clock is the thread's own: it
 * stops while the thread waits or another program has the processor, so a busy machine gives the same figures.
 */
export async function traceMainThread(page: Page, work: () => Promise<void>): Promise<Marks> {
  const events = await traceEvents(page, ['blink.user_timing'], work);
  const own = events.filter(({ cat, ph }) => cat === 'blink.user_timing' && ph === 'I');
  return (name) =>
    own
      .filter((event) => event.name === name)
      .map(({ tts }) => {
        if (tts === undefined) throw new Error('this Chromium traces no clock of threads');
        return tts / 1000;
      })
      .sort((a, b) => a - b);
}

/** Stretches from each mark `name:start` to the `name:end` after it. */
export function spansOf(marks: Marks, name: string): readonly Span[] {
  const ends = marks(`${name}:end`);
  return marks(`${name}:start`).flatMap((start) => {
    const end = ends.find((each) => each >= start);
    return end === undefined ? [] : [{ start, end }];
  });
}

/** Milliseconds that spans share with a stretch of time. */
export function within(spans: readonly Span[], start: number, end: number): number {
  return spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)),
    0,
  );
}
