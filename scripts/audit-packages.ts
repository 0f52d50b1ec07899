import { execFile } from 'node:child_process';
import { root } from './run';

/*
 * Looks for known weaknesses of the packages that the product is made of, and fails for high and critical ones that
 * are not explained here. Registries that do not answer, or have no such service, are named, and nothing fails.
 */

/** Advisories that do not concern the product, by their address, with the reason. */
const explained: Readonly<Record<string, string>> = {};

interface Advisory {
  readonly url?: string;
  readonly severity?: string;
  readonly title?: string;
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (Advisory | string)[] }>>;
}

/** What npm answers, null where the registry has no answer. */
function audit(): Promise<Report | null> {
  return new Promise((resolve) => {
    const options = { cwd: root, timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, output) => {
      try {
        const report = JSON.parse(output) as Report;
        resolve(report.vulnerabilities ? report : null);
      } catch {
        resolve(null);
      }
    });
  });
}

const report = await audit();
if (!report?.vulnerabilities) {
  console.log('Known weaknesses of packages: not looked at, the registry has no answer.');
} else {
  const faults = Object.entries(report.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((one) => {
      // A text names another entry, which has the advisory.
      if (typeof one === 'string' || !['high', 'critical'].includes(one.severity ?? '')) return [];
      return explained[one.url ?? '']
        ? []
        : [`${name}: ${one.title ?? 'no title'} (${one.url ?? 'no address'})`];
    }),
  );
  for (const fault of faults)
    console.log(`${fault}: take a version without it, or explain it in scripts/audit-packages.ts`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('Known weaknesses of packages: none that matter.');
}
