import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Esbuild from 'esbuild';

/**
 * Bundles a TypeScript program with the sources of the packages, for development and tests only, and returns the
 * path of the bundle. It is in `node_modules/.cache` of the server, so that dependencies are found, and is named after
 * its content: processes that bundle at the same time write the same file.
 */
export async function bundleSource(entry: string, name: string): Promise<string> {
  const require = createRequire(import.meta.url);
  // Not an import: the bundled server must not carry the bundler.
  const { build } = require('esbuild') as typeof Esbuild;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@gep/source'],
    external: ['gdal3.js'],
    // CommonJS dependencies ask for Node's modules by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  const [{ text }] = outputFiles;
  const folder = join(dirname(require.resolve('../../package.json')), 'node_modules/.cache/gep');
  const path = join(folder, `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`);
  const side = `${path}.${process.pid}-${Date.now()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(side, text);
  await rename(side, path);
  return path;
}
