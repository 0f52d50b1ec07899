import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserWindow, chromiumLaunch, webglLaunch } from './scripts/chromium';
import { importedPackages } from './scripts/imported-packages';
import { comparesStoredPictures, pictureSettings } from './scripts/picture-settings';
import { serveTestData } from './scripts/serve-test-data';
import { hasTestData } from './scripts/test-data';

// Packages resolve to their sources through the private export condition; the defaults have to be named again.
const conditions = ['@gep/source', 'module', 'browser', 'development|production'];
const nodeConditions = ['@gep/source', 'node', 'development|production'];

const setupFiles = (names: readonly string[]) =>
  names.map((name) => fileURLToPath(new URL(`scripts/${name}.ts`, import.meta.url)));

/** `isolate: false` lets test files share modules, which saves a third of the time where no file changes them. */
const node = (name: string, root: string, setup: readonly string[] = []) => ({
  resolve: { conditions: nodeConditions },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: ['@gep/source', 'node'] } },
  test: {
    name,
    root,
    environment: 'node' as const,
    isolate: false,
    setupFiles: setupFiles(['limit-properties', ...setup]),
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.{ts,tsx}'],
    // Only what hangs should end by the clock: a busy machine is many times slower than a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

const inBrowser = ['**/*.browser.test.{ts,tsx}'];
/** Tests that draw with WebGL. */
const withWebgl = ['**/webgl-*.browser.test.ts', 'src/map/swipe.browser.test.ts'];

interface BrowserProject {
  readonly name: string;
  readonly root: string;
  /** Folders whose sources the tests load. */
  readonly sources: readonly string[];
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly launchOptions?: typeof chromiumLaunch;
  /** Set-up files beside that of the fonts, of `scripts/`. */
  readonly setup?: readonly string[];
}

const browser = ({ name, root, sources, ...options }: BrowserProject) => ({
  plugins: [react(), serveTestData()],
  resolve: { conditions },
  optimizeDeps: {
    include: [
      ...[
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'vitest-browser-react',
        'vitest-browser-react/pure',
      ],
      ...importedPackages(root, ...sources),
    ],
  },
  test: {
    name,
    root,
    include: [...(options.include ?? inBrowser)],
    exclude: ['**/node_modules/**', '**/dist/**', ...(options.exclude ?? [])],
    // Test files share one page and its modules, which saves half of the time: none may mock a module.
    isolate: false,
    setupFiles: setupFiles(['load-test-fonts', ...(options.setup ?? [])]),
    provide: { hasTestData, comparesPictures: comparesStoredPictures('packages/map-engine/test/rendering') },
    // A busy machine shows late what it shows; what never comes fails all the same.
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: options.launchOptions ?? chromiumLaunch,
        contextOptions: browserWindow,
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1366, height: 768 } }],
      expect: { toMatchScreenshot: pictureSettings(fileURLToPath(new URL(root, import.meta.url))) },
    },
    // What never comes costs a run minutes for each test that waits for it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

const engine = { root: 'packages/map-engine', sources: ['packages/raster/src'] };

export default defineConfig({
  test: {
    // The default leaves a core idle; most files wait for child processes and databases.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      node('raster', 'packages/raster'),
      node('map-engine', 'packages/map-engine'),
      node('style-editor', 'packages/style-editor'),
      node('api-client', 'packages/api-client'),
      node('ecosystem-models', 'packages/ecosystem-models'),
      node('server', 'apps/server'),
      node('console', 'apps/console', ['load-all-words']),
      node('scripts', 'scripts'),
      node('bench', 'bench'),
      browser({ ...engine, name: 'map-engine-browser', exclude: withWebgl }),
      browser({
        ...engine,
        name: 'map-engine-webgl',
        include: withWebgl,
        launchOptions: webglLaunch,
      }),
      browser({
        name: 'style-editor-browser',
        root: 'packages/style-editor',
        sources: ['packages/map-engine/src', 'packages/raster/src'],
        setup: ['load-editor-words', 'clean-page'],
      }),
      browser({
        name: 'console-browser',
        root: 'apps/console',
        setup: ['load-all-words', 'load-editor-words', 'clean-page', 'clean-console'],
        sources: [
          'packages/style-editor/src',
          'packages/map-engine/src',
          'packages/raster/src',
          'packages/api-client/src',
        ],
      }),
      './stories/vitest.config.ts',
    ],
  },
});
