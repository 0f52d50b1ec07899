import type { Page } from 'playwright';
import { traceEvents } from './trace-events';

/** Milliseconds of the longest task of a page's main thread. */
export interface LongestTask {
  /** What the thread worked: a busy machine gives the same figure. */
  readonly own: number;
  /** On the clock, with all waiting for a core. */
  readonly elapsed: number;
}

/** The longest task of the main thread while something is done with a page. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<LongestTask> {
  const events = await traceEvents(
    page,
    ['__metadata', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
    work,
  );
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid}/${tid}`));
  if (tasks.length === 0) throw new Error('this Chromium traces no tasks');
  const longest = (times: readonly (number | undefined)[]): number =>
    Math.round(times.reduce<number>((most, time = 0) => Math.max(most, time), 0) / 1000);
  return { own: longest(tasks.map(({ tdur }) => tdur)), elapsed: longest(tasks.map(({ dur }) => dur)) };
}
