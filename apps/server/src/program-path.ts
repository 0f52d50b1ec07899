import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Esbuild from 'esbuild';

const here = import.meta.url;
const made = new Map<string, Promise<string>>();

/**
 * Path of a program that runs in a separate process or thread: `<name>.js` beside the bundled server, or, while the
 * server itself runs from TypeScript, a bundle of `source` made once a process (compiling the sources at every start
 * of the program would take half a second each time).
 */
export function programPath(name: string, source: URL): Promise<string> {
  if (!here.endsWith('.ts')) return Promise.resolve(fileURLToPath(new URL(`./${name}.js`, here)));
  const path = made.get(name) ?? bundle(name, fileURLToPath(source));
  made.set(name, path);
  return path;
}

/**
 * Bundles a program with the sources of the packages, for development and tests only. The bundle is in
 * `node_modules/.cache` of the server, so that dependencies are found, and is named after its content: processes that
 * bundle at the same time write the same file.
 */
async function bundle(name: string, entry: string): Promise<string> {
  const require = createRequire(here);
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
    // They load files that are beside them.
    external: ['gdal3.js', '@electric-sql/pglite', 'pdfmake', '@embedpdf/fonts-sc'],
    // CommonJS dependencies ask for Node's modules by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  const [{ text }] = outputFiles;
  const folder = join(dirname(require.resolve('../package.json')), 'node_modules/.cache/gep');
  const path = join(folder, `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`);
  const side = `${path}.${process.pid}-${Date.now()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(side, text);
  await rename(side, path);
  return path;
}
