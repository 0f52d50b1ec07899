import { run } from './run';
import { buildWhenStale } from './up-to-date';

async function must(command: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, { quiet: true, cwd });
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
}

/** Builds server and console when their sources changed; packages are taken from source, so nothing else is needed. */
export async function buildApp(): Promise<void> {
  const started = Date.now();
  let built = false;
  await Promise.all([
    buildWhenStale('apps/server/dist/server.js', ['packages', 'apps/server'], async () => {
      built = true;
      await must(['tsup'], 'apps/server');
    }),
    buildWhenStale('apps/console/dist/index.html', ['packages', 'apps/console'], async () => {
      built = true;
      await must(['vite', 'build'], 'apps/console');
    }),
  ]);
  if (built) console.log(`Built server and console in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
