import { rmSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build, createServer, preview } from 'vite';
import type { InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../free-port';
import { looseImports } from './imports';
import { installFreshApp } from './install';
import { lookAt } from './look';
import { writePage } from './page';

let folder = '';
beforeAll(async () => {
  folder = await installFreshApp();
  await writePage(folder);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a fresh React app of Vite is configured by, apart from its folder. */
const config = (): InlineConfig => ({
  root: folder,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
});

async function lookAtDevServer(optimizeDeps: InlineConfig['optimizeDeps'] = {}): Promise<string[]> {
  vi.stubEnv('NODE_ENV', 'development');
  const cacheDir = `node_modules/.vite-${JSON.stringify(optimizeDeps).length}`;
  const server = await createServer({
    ...config(),
    ...{ cacheDir, optimizeDeps, server: { host: '127.0.0.1', port: await freePort() } },
  });
  try {
    await server.listen();
    return await lookAt(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
    vi.unstubAllEnvs();
  }
}

test('packed files import files by their whole name and parts of Node by node:, as Deno wants it', () => {
  expect(looseImports(folder)).toEqual([]);
});

test('the packed packages show maps, legend and dialogs in the dev server of a fresh app', async () => {
  expect(await lookAtDevServer()).toEqual([]);
}, 240_000);

test('the dev server shows them with the engine left out of its optimiser too', async () => {
  expect(await lookAtDevServer({ exclude: ['@gep/map-engine'] })).toEqual([]);
}, 240_000);

test('the packed packages show maps, legend and dialogs in the build of a fresh app', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await build(config());
  const server = await preview({
    ...config(),
    preview: { host: '127.0.0.1', port: await freePort() },
  });
  try {
    expect(await lookAt(server.resolvedUrls?.local[0] ?? '')).toEqual([]);
  } finally {
    await server.close();
    vi.unstubAllEnvs();
  }
}, 240_000);
