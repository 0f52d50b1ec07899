import { errorCodes } from '../src/contract/protocol/error-codes';
import type { ErrorEntry } from '../src/contract/protocol/error-codes';

const sections: Readonly<Record<string, string>> = {
  '000': 'Success',
  '101': 'Signing in',
  '102': 'Session',
  '103': 'Session, revoked',
  '104': 'Requests',
  '105': 'Server',
  '106': 'State of the project',
  '201': 'Region and statistics uploads: the set of files',
  '202': 'Region and statistics uploads: the files',
  '203': 'Reading foreign files',
  '204': 'Archives',
  '301': 'Raster files',
  '302': 'Values of inputs and parameters',
  '303': 'Tables',
  '304': 'Rows of tables and vectors',
  '401': 'Runs',
  '501': 'Results, layers and styles',
};

const preamble = `# Error codes

Written by \`npx tsx --conditions=@gep/source packages/api-client/scripts/write-docs.ts\` from
\`packages/api-client/src/contract/protocol/errors/\`: change it there.

Every answer has \`code\` and \`message\`; \`at\` names the field where an input was refused, and \`problems\` lists all faults
when there are several. Codes come with HTTP status 200 unless the table says otherwise. After 10204, 10206 and 10301 the
session is over. Problems and warnings inside payloads use the same codes.
`;

/** The text of docs/errors.md. */
export function errorDoc(): string {
  const groups = new Map<string, string[]>();
  for (const entry of Object.values(errorCodes) as ErrorEntry[]) {
    const group = entry.code.slice(0, 3);
    const row = `| ${entry.code} | ${entry.status ?? 200} | ${entry.zh} | ${entry.en} |`;
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  const parts = [...groups].map(
    ([group, rows]) =>
      `## ${sections[group] ?? group}\n\n| code | HTTP | 中文 | English |\n|---|---|---|---|\n${rows.join('\n')}`,
  );
  return `${preamble}\n${parts.join('\n\n')}\n`;
}
