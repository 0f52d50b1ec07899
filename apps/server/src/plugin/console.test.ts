import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installConsole } from './console';

const folder = mkdtempSync(join(tmpdir(), 'gep-console-'));
const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;
const page = `<!doctype html><title>${'y'.repeat(2000)}</title>`;
const app = Fastify();

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of [
    ['assets/a-1b2c.js', script],
    ['index.html', page],
  ]) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  await installConsole(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, encodings: string) =>
  app.inject({ url, headers: { 'accept-encoding': encodings, accept: 'text/html' } });

describe('files of the console', () => {
  it('come in the best encoding that the browser takes', async () => {
    const br = await get('/assets/a-1b2c.js', 'gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers['content-type']).toMatch('javascript');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
    const gz = await get('/assets/a-1b2c.js', 'gzip');
    expect(gunzipSync(gz.rawPayload).toString()).toBe(script);
    const plain = await get('/assets/a-1b2c.js', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
    // What the build left alone, because it is small.
    expect((await get('/favicon.svg', 'br')).body).toBe('<svg/>');
  });

  it.each(['/', '/setting/basic'])('the page at %s too, asked for again each time', async (url) => {
    const answer = await get(url, 'br');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
  });

  it('are kept for good under a name with their hash', async () => {
    for (const encodings of ['br', 'gzip', 'identity'])
      expect((await get('/assets/a-1b2c.js', encodings)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
  });
});
