import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildApp } from './build-app';
import { root } from './run';

await buildApp();
const server = spawn(process.execPath, [join(root, 'apps/server/dist/server.js')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
