import { readConfig } from '../config';
import { fail } from '../error/gep-error';
import { holdsFilesOf } from '../file/shared-folder';
import { stopOnFault } from '../last-resort';
import { phrase } from '../message/phrase';
import { openServices } from '../open-services';
import { workOnWindows } from '../window/work-on-windows';
import { openWorkerPool } from '../worker/worker-pool';
import { reportFault, runCommand, say } from './terminal';

/** `npm run worker`: computes windows of all runs of the database until it is ended by SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === null)
    fail('VALIDATION', { field: 'DATABASE_URL', rule: phrase('worker.no-database') });
  const services = await openServices(config, reportFault, { who: 'npm run worker' });
  try {
    const { database, lease } = services;
    if (!(await holdsFilesOf(config, database.db)))
      fail('VALIDATION', { field: config.dataDir, rule: phrase('worker.other-files') });
    const ending = new AbortController();
    const stop = (): void => ending.abort();
    const fall = (error: unknown): void => {
      reportFault(error, 'worker');
      process.exitCode = 1;
      stop();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    stopOnFault(process, reportFault, () => {
      process.exitCode = 1;
      stop();
    });
    const hold = await database.hold('work', lease.who, fall);
    const workers = openWorkerPool(config.workers, (error) => reportFault(error, 'calculation thread'));
    say('worker.ready', { threads: workers.threads });
    await workOnWindows(services, workers, ending.signal);
    await workers.close();
    await hold.release();
  } finally {
    await services.close();
  }
}

await runCommand(main);
