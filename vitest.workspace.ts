import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserWindow, chromiumLaunch } from './scripts/chromium';
import { importedPackages } from './scripts/imported-packages';
import { pictureSettings } from './scripts/picture-settings';
import { serveTestData } from './scripts/serve-test-data';
import { hasTestData } from './scripts/test-data';

// Packages resolve to their sources through the private export condition; the defaults have to be named again.
const conditions = ['@gep/source', 'module', 'browser', 'development|production'];
const nodeConditions = ['@gep/source', 'node', 'development|production'];

const node = (name: string, root: string) => ({
  resolve: { conditions: nodeConditions },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: ['@gep/source', 'node'] } },
  test: {
    name,
    root,
    environment: 'node' as const,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

const browser = (name: string, root: string, ...sources: string[]) => ({
  plugins: [react(), serveTestData()],
  resolve: { conditions },
  optimizeDeps: {
    include: [
      ...['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react'],
      ...importedPackages(root, ...sources),
    ],
  },
  test: {
    name,
    root,
    include: ['**/*.browser.test.{ts,tsx}'],
    provide: { hasTestData },
    // A busy machine shows late what it shows; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch, contextOptions: browserWindow }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1366, height: 768 } }],
      expect: { toMatchScreenshot: pictureSettings(fileURLToPath(new URL(root, import.meta.url))) },
    },
    testTimeout: 30_000,
  },
});

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
      node('console', 'apps/console'),
      node('scripts', 'scripts'),
      browser('map-engine-browser', 'packages/map-engine', 'packages/raster/src'),
      browser(
        'style-editor-browser',
        'packages/style-editor',
        'packages/map-engine/src',
        'packages/raster/src',
      ),
      browser(
        'console-browser',
        'apps/console',
        'packages/style-editor/src',
        'packages/map-engine/src',
        'packages/raster/src',
        'packages/api-client/src',
      ),
      './stories/vitest.config.ts',
    ],
  },
});
