import { build } from 'vite';

/** A program as one script for a page that has no address to load modules from, resolved to our sources. */
export async function pageScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // Libraries for pages keep the development half of React otherwise.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@gep/source', 'module', 'browser', 'production'] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'program' } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!('output' in first)) throw new Error(`vite built no script of ${entry}`);
  return first.output[0].code;
}
