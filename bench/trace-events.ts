import type { Page } from 'playwright';

/** What Chromium notes of a page, in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** On the clock. */
  readonly dur?: number;
  /** What the thread worked of it. */
  readonly tdur?: number;
  /** What the thread has worked since it began. */
  readonly tts?: number;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** Traces a page in Chromium while something is done with it. */
export async function traceEvents(
  page: Page,
  categories: readonly string[],
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: [...categories] } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}
