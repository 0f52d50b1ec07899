import type { Deed } from '@gep/api-client/contract';
import type { ReportContext } from './report-context';

/** Who did something, and on which day. */
export function deedText(deed: Deed | null, { say, day }: Pick<ReportContext, 'say' | 'day'>): string | null {
  if (deed === null) return null;
  return say(`by.${deed.by}`, { name: deed.userName, date: day(deed.time) });
}
