import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { browserWindow, chromiumLaunch } from '../scripts/chromium';
import { importedPackages } from '../scripts/imported-packages';
import { comparesStoredPictures, pictureSettings } from '../scripts/picture-settings';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * `npm test` looks at one language and theme, `npm run pictures` at all. GEP_STORY_PICTURES is `0` to compare no
 * pictures (while stories are written), or a folder with those of every story in this language and theme.
 */
const {
  GEP_STORY_LOCALE: locale = 'zh-CN',
  GEP_STORY_THEME: theme = 'light',
  GEP_STORY_PICTURES: every,
  GEP_UPDATE_PICTURES: update,
  GEP_ONLY_PICTURES: only,
} = process.env;

const compares = every === undefined ? comparesStoredPictures('stories/pictures') : every !== '0';
/** Stories of the folder; a story that is new there has nothing to be compared with. */
const known = every === undefined || every === '0' || update === '1' ? null : readdirSync(every);

/** Every story is a test: it renders, its play function passes, axe finds nothing, it looks as in its picture. */
export default defineProject({
  plugins: [storybookTest({ configDir: path('.storybook'), initialGlobals: { locale, theme } })],
  optimizeDeps: {
    include: importedPackages('packages/style-editor/src', 'packages/map-engine/src', 'packages/raster/src'),
  },
  // Pictures of every story may be anywhere.
  server: { fs: { allow: [path('..'), ...(every ? [every] : [])] } },
  test: {
    name: 'stories',
    provide: { pictured: { every: every !== undefined, known, only: only === '1' } },
    root: path('.'),
    // Files share a page and its modules, as stories do in Storybook.
    isolate: false,
    setupFiles: compares ? [path('.storybook/take-picture.ts')] : [],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch, contextOptions: browserWindow }),
      instances: [{ browser: 'chromium', viewport: { width: 1366, height: 768 } }],
      expect: { toMatchScreenshot: pictureSettings(every ?? path('pictures'), 24) },
    },
    testTimeout: 300_000,
  },
});
