import { defineConfig } from 'playwright/test';
import { chromiumLaunch } from '../scripts/chromium';

/** The road of a user on the real program: real server, real files, real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  globalSetup: './build.ts',
  // Each file starts its own server; two fill both cores.
  workers: 2,
  // The sum of all suites is read from the JSON file; by hand the list is enough.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: { launchOptions: chromiumLaunch, viewport: { width: 1366, height: 768 }, locale: 'zh-CN' },
});
