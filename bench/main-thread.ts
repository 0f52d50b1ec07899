import type { Page } from 'playwright';

/** A stretch of work between two marks of a page, in milliseconds of the processor. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  /** Microseconds that the thread has worked since it began. */
  readonly tts?: number;
}

/** The marks that a page made with `performance.mark`, by name, on the clock of its main thread's work. */
export type Marks = (name: string) => readonly number[];

/**
 * Traces the main thread of a page in Chromium while something is done with it. The clock is the thread's own: it
 * stops while the thread waits or another program has the processor, so a busy machine gives the same figures.
 */
export async function traceMainThread(page: Page, work: () => Promise<void>): Promise<Marks> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['blink.user_timing'] } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
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
