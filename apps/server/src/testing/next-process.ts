import type { Services } from '../services';
import { openLease, usualLease } from '../store/lease';
import { endLease } from '../store/process-queries';

/** The services as the process after a dead one has them: what that had in hand is free. */
export async function nextProcess(services: Services): Promise<Services> {
  const { database, lease, report } = services;
  await endLease(database.db, lease.id);
  const next = { who: 'the next process', program: lease.program };
  return { ...services, lease: await openLease(database, next, report, { ...usualLease, patienceMs: 0 }) };
}
