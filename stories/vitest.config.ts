import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { browserWindow, chromiumLaunch } from '../scripts/chromium';
import { pictureSettings } from '../scripts/picture-settings';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** `npm test` looks at one language and theme, `npm run pictures` at all. */
const {
  GEP_STORY_LOCALE: locale = 'zh-CN',
  GEP_STORY_THEME: theme = 'light',
  GEP_STORY_PICTURES: pictures = '1',
} = process.env;

/** Every story is a test: it renders, its play function passes, axe finds nothing, it looks as in its picture. */
export default defineProject({
  plugins: [storybookTest({ configDir: path('.storybook'), initialGlobals: { locale, theme } })],
  test: {
    name: 'stories',
    provide: { pictured: { locale, theme } },
    root: path('.'),
    // 0 leaves the comparison with the stored pictures out, while stories are written.
    setupFiles: pictures === '0' ? [] : [path('.storybook/take-picture.ts')],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch, contextOptions: browserWindow }),
      instances: [{ browser: 'chromium', viewport: { width: 1366, height: 768 } }],
      expect: { toMatchScreenshot: pictureSettings(path('pictures'), 24) },
    },
    testTimeout: 30_000,
  },
});
