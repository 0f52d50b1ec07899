import type { Page } from 'playwright';

/** A span of the page's main thread, milliseconds. */
export interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** What the main thread did: its tasks, and the marks and measures that the page made. */
export interface Trace {
  readonly tasks: readonly Span[];
  readonly marks: readonly Span[];
}

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'];

/** Traces the main thread of a page in Chromium while something is done with it. */
export async function traceMainThread(page: Page, work: () => Promise<void>): Promise<Trace> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: categories } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return readTrace(events);
}

function readTrace(events: readonly TraceEvent[]): Trace {
  const own = events.filter(({ cat }) => cat === 'blink.user_timing');
  const process = own.at(-1)?.pid;
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === process && args?.name === 'CrRendererMain',
  );
  const tasks = events.filter(
    ({ name, pid, tid, ph }) => name === 'RunTask' && ph === 'X' && pid === process && tid === main?.tid,
  );
  const open = new Map<string, number>();
  const marks = own.flatMap(({ name, ph, ts }): Span[] => {
    if (ph === 'b') open.set(name, ts);
    if (ph === 'b') return [];
    return [{ name, start: (ph === 'e' ? (open.get(name) ?? ts) : ts) / 1000, end: ts / 1000 }];
  });
  return {
    tasks: tasks.map(({ name, ts, dur = 0 }) => ({ name, start: ts / 1000, end: (ts + dur) / 1000 })),
    marks,
  };
}

/** Milliseconds that spans share with a stretch of time. */
export function within(spans: readonly Span[], start: number, end: number): number {
  return spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)),
    0,
  );
}
