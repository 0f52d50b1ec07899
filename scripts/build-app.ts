import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtFolder } from './built-folder';
import { precompress } from './precompress';
import { root, run } from './run';

async function must(command: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, { quiet: true, cwd });
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
}

/** The built programs: `server` is the file to run with Node, `console` the folder it serves (`GEP_CONSOLE_DIR`). */
export interface BuiltApp {
  readonly server: string;
  readonly console: string;
}

/** Builds the server when its sources changed, without the console. Gives back the file to run with Node. */
export async function buildServer(onBuild: () => void = () => undefined): Promise<string> {
  const folder = await builtFolder('apps/server/dist', ['packages', 'apps/server'], async (empty) => {
    onBuild();
    await must(['tsup', '--out-dir', empty], 'apps/server');
  });
  return join(folder, 'server.js');
}

/** Builds server and console when their sources changed; packages are taken from source, so nothing else is needed. */
export async function buildApp(): Promise<BuiltApp> {
  const started = Date.now();
  let built = false;
  const [server, console_] = await Promise.all([
    buildServer(() => (built = true)),
    builtFolder(
      'apps/console/dist',
      ['packages', 'apps/console', 'scripts/precompress.ts'],
      async (folder) => {
        built = true;
        await must(['vite', 'build', '--outDir', folder], 'apps/console');
        await precompress(folder);
      },
    ),
  ]);
  if (built) console.log(`Built server and console in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return { server, console: console_ };
}

/** Builds, and links the build as `dist/server` and `dist/console`: names that service files can contain. */
export async function linkApp(): Promise<void> {
  const built = await buildApp();
  const folder = join(root, 'dist');
  mkdirSync(folder, { recursive: true });
  const parts = { server: dirname(built.server), console: built.console };
  for (const [name, target] of Object.entries(parts)) {
    rmSync(join(folder, name), { force: true });
    symlinkSync(target, join(folder, name));
  }
}
