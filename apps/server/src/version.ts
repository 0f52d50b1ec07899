import { readFileSync } from 'node:fs';

/** Version of the server, from its package file (one folder up both in the sources and in the build). */
export const version = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
