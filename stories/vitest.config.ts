import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { chromiumLaunch } from '../scripts/chromium';

/** Every story is a test: it renders, its play function passes, axe finds nothing. */
export default defineProject({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    root: fileURLToPath(new URL('.', import.meta.url)),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch }),
      instances: [{ browser: 'chromium', viewport: { width: 1366, height: 768 } }],
    },
    testTimeout: 30_000,
  },
});
