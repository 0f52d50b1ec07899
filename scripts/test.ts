import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check';
import { ensureChromium } from './ensure-chromium';
import { leftOutPictures } from './picture-settings';
import { run } from './run';
import { hasTestData, testDataFolder } from './test-data';

interface Count {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'gep-test-'));
const total: Count = { passed: 0, failed: 0 };

function add(suite: string, { passed, failed }: Count, skipped = 0): void {
  total.passed += passed;
  total.failed += failed;
  console.log(`\n== ${suite}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} left out` : ''}\n`);
}

/** Vitest's own summary; a run that leaves none counts as one failure. */
async function vitest(suite: string, ...args: string[]): Promise<void> {
  const file = join(reports, `${suite}.json`);
  const { code } = await run(
    [
      'vitest',
      'run',
      '--config',
      'vitest.workspace.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { env: { CI: 'true', NO_COLOR: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } },
  );
  if (!existsSync(file)) return add(suite, { passed: 0, failed: 1 });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const failed = report['numFailedTests'] ?? 0;
  // A file that does not load, or an error outside a test, fails the run without failing a test.
  const broken = failed === 0 && code !== 0 ? 1 : 0;
  add(suite, { passed: report['numPassedTests'] ?? 0, failed: failed + broken }, report['numPendingTests']);
}

async function endToEnd(): Promise<void> {
  const file = join(reports, 'e2e.json');
  const { code } = await run(['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '0' },
  });
  if (!existsSync(file)) return add('end to end', { passed: 0, failed: 1 });
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const broken = stats.unexpected === 0 && code !== 0 ? 1 : 0;
  add(
    'end to end',
    { passed: stats.expected + stats.flaky, failed: stats.unexpected + broken },
    stats.skipped,
  );
}

/** A few rounds of the fault harness, whose last line has the counts. */
async function faults(): Promise<void> {
  const { output } = await run(['tsx', '--conditions=@gep/source', 'scripts/test-faults.ts', '--short']);
  const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  add('faults', { passed: Number(passed), failed: Number(failed) });
}

try {
  if (!hasTestData) console.log(`No test data at ${testDataFolder}: suites on real data are left out`);
  await ensureChromium();
  const leftOut = leftOutPictures();
  if (leftOut) console.log(leftOut);
  add('checks', await runChecks());
  await vitest(
    'unit-and-server',
    ...[
      'raster',
      'map-engine',
      'style-editor',
      'api-client',
      'ecosystem-models',
      'server',
      'console',
      'scripts',
      'bench',
    ].flatMap((name) => ['--project', name]),
  );
  await vitest(
    'components-and-stories',
    ...[
      'map-engine-browser',
      'map-engine-webgl',
      'style-editor-browser',
      'console-browser',
      'stories',
    ].flatMap((name) => ['--project', name]),
  );
  await endToEnd();
  await faults();
} catch (error) {
  total.failed += 1;
  console.error(error);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
