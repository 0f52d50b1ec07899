import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run';

const bin = join(root, 'node_modules/.bin');
const server = spawn(join(bin, 'tsx'), ['watch', '--conditions=@gep/source', 'apps/server/src/server.ts'], {
  cwd: root,
  stdio: 'inherit',
});
// Vite serves the console with reload and hands /gep, /CRGis and /healthz on to the server.
const console_ = spawn(join(bin, 'vite'), [], { cwd: join(root, 'apps/console'), stdio: 'inherit' });
for (const child of [server, console_]) {
  child.on('close', (code) => {
    server.kill();
    console_.kill();
    process.exit(code ?? 1);
  });
}
