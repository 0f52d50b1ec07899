import { auditRows } from '../act/audit-queries';
import { verifyAudit } from '../act/verify';
import { readConfig } from '../config';
import { openDatabase } from '../store/open';
import { auditUsage, readAuditOptions } from './audit-options';
import { reportFault, runCommand, say } from './terminal';

/** `npm run audit -- verify` and `export`. Exit status 1 when an entry of the log was changed, removed or inserted. */
async function main(): Promise<void> {
  const options = readAuditOptions(process.argv.slice(2));
  if (!options) {
    process.stderr.write(`${auditUsage}\n`);
    process.exitCode = 2;
    return;
  }
  const database = await openDatabase(readConfig(process.env), reportFault);
  try {
    if (options.verb === 'export') {
      for await (const { sequence, entry, hash } of auditRows(database.db, options.after))
        process.stdout.write(`{"sequence":${sequence},"hash":"${hash}","entry":${entry}}\n`);
      return;
    }
    const { head, fault } = await verifyAudit(database, options.known);
    if (!fault) return say('audit.whole', { count: head.count, hash: head.hash });
    say(`audit.${fault.kind}`, { sequence: fault.sequence });
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await runCommand(main);
