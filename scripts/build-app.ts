import { join } from 'node:path';
import { builtFolder } from './built-folder';
import { run } from './run';

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
    builtFolder('apps/console/dist', ['packages', 'apps/console'], async (folder) => {
      built = true;
      await must(['vite', 'build', '--outDir', folder], 'apps/console');
    }),
  ]);
  if (built) console.log(`Built server and console in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return { server, console: console_ };
}
