import type { Claim } from './window-queries';

/** Key of the rows that a claim makes: no other claim of the window writes there. */
export function passingKey({ batchId, number, fence }: Pick<Claim, 'batchId' | 'number' | 'fence'>): string {
  return `${batchId}/${number}-${fence}`;
}

export const batchOfKey = (key: string): string => key.split('/')[0];
