import { spawn } from 'node:child_process';
import { buildApp } from './build-app';
import { root } from './run';

console.log('Building server and console where sources have changed');
const built = await buildApp();
const server = spawn(process.execPath, [built.server], {
  cwd: root,
  env: { GEP_CONSOLE_DIR: built.console, ...process.env },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
