import type { Services } from '../services';

/** The services as the process after a dead one has them: what that held in the database is free. */
export function nextProcess(services: Services): Services {
  const free = { release: () => Promise.resolve() };
  return { ...services, database: { ...services.database, hold: () => Promise.resolve(free) } };
}
