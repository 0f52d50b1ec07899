import { settings } from './config-table';
import type { Setting } from './config-table';

/** The page docs/guide/configuration.md, written from the table of settings. */
export function configurationGuide(): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const rows = (settings as readonly Setting[]).map(({ name, fallback, neededInProduction, about }) => {
    const initial = fallback === null ? 'unset' : fallback === '' ? 'empty' : `\`${fallback}\``;
    return `| \`${name}\` | ${initial} | ${neededInProduction ? 'yes' : ''} | ${cell(about)} |`;
  });
  return `# Configuration

All settings are environment variables; an empty one counts as unset. \`npm run serve\` (production) refuses to start
without those marked as needed.

| variable | default | needed in production | meaning |
| --- | --- | --- | --- |
${rows.join('\n')}

\`NODE_ENV=production\` is set by \`npm run serve\`. This page is written by \`npx tsx apps/server/scripts/write-guide.ts\`
from \`apps/server/src/config/config-table.ts\`, and a test compares the two.

## What the embedded database can lose

The embedded database never forces its pages to disk: a power cut can damage it, a crash of the server cannot. Every
half hour a compressed copy is written to \`GEP_DATA_DIR/snapshots\`, the newest three are kept; unpack one as
\`GEP_DATA_DIR/db\` to go back to it. Files that were stored since then stay for a week, in which you can go forth to the
newer database. One server process at a time can hold the folder (\`db.lock\`; on Linux by the program \`flock\` of
util-linux). Shared use wants PostgreSQL.
`;
}
