import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run';

/*
 * The long tiers: every package built, packed and installed into a fresh app, then loaded there; and the hostile-file
 * runs of the server with many mutations. The figures are written to docs/figures/ with the date.
 */
interface Figure {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly detail: string;
}

const figures: Figure[] = [];

async function tier(name: string, work: () => Promise<string>): Promise<void> {
  const started = Date.now();
  let passed = true;
  let detail: string;
  try {
    detail = await work();
  } catch (error) {
    passed = false;
    detail = error instanceof Error ? error.message : String(error);
  }
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  figures.push({ name, passed, seconds, detail });
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s) ${detail}`);
}

async function must(command: readonly string[], cwd?: string, env?: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await run(command, { quiet: true, cwd, env });
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-2000)}`);
  return output;
}

const packages = ['raster', 'ecosystem-models', 'api-client', 'map-engine', 'style-editor'];

await tier('packages build', async () => {
  await must(['npm', 'run', 'build']);
  return packages.join(', ');
});

await tier('packages load in a fresh app', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gep-fresh-app-'));
  try {
    const tarballs: string[] = [];
    for (const name of packages) {
      const output = await must([
        'npm',
        'pack',
        '-w',
        `packages/${name}`,
        '--pack-destination',
        folder,
        '--json',
      ]);
      const [packed] = JSON.parse(output.slice(output.indexOf('['))) as { filename: string }[];
      if (packed) tarballs.push(join(folder, packed.filename));
    }
    writeFileSync(join(folder, 'package.json'), '{ "name": "fresh-app", "private": true, "type": "module" }');
    const fresh = (command: string) => must(['sh', '-c', `cd '${folder}' && ${command}`]);
    await fresh(`npm install --no-audit --no-fund ${tarballs.join(' ')} ol proj4 react react-dom`);
    const pure = [
      'raster',
      'raster/node',
      'ecosystem-models',
      'api-client',
      'map-engine/model',
      'map-engine/classify',
    ];
    const more = ['color', 'scheme', 'raster-color', 'symbol', 'geometry', 'codec'].map(
      (name) => `map-engine/${name}`,
    );
    for (const entry of [...pure, ...more])
      await fresh(`node -e "await import('@gep/${entry}')" --input-type=module`);
    return `${pure.length + more.length} pure entries load in bare Node`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

await tier('hostile files, many mutations', async () => {
  await must(
    ['vitest', 'run', '--config', 'vitest.workspace.ts', '--project', 'server', 'geodata'],
    undefined,
    {
      GEP_MUTATIONS: '500',
    },
  );
  return 'server suites of geodata with 500 mutations a file';
});

const date = new Date().toISOString().slice(0, 10);
mkdirSync(join(root, 'docs/figures'), { recursive: true });
writeFileSync(join(root, `docs/figures/${date}-long.json`), `${JSON.stringify(figures, null, 2)}\n`);
const failed = figures.filter(({ passed }) => !passed).length;
console.log(readFileSync(join(root, `docs/figures/${date}-long.json`), 'utf8'));
console.log(`${figures.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
