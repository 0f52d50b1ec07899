import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport, reportFile, reportedPackages } from './check/api-report';
import { root } from './run';

/* Writes the reports of public types; their diff is read with the commit that changes them. */
for (const folder of reportedPackages) {
  writeFileSync(join(root, reportFile(folder)), apiReport(folder));
  console.log(`wrote ${reportFile(folder)}`);
}
