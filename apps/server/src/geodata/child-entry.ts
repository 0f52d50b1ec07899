import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface ChildEntry {
  readonly path: string;
  readonly execArgv: readonly string[];
}

/**
 * Where the program of the parser process is: beside this file as TypeScript (started through tsx), or the bundle
 * `geodata-child.js` beside the bundled server.
 */
export function childEntry(): ChildEntry {
  const here = import.meta.url;
  if (!here.endsWith('.ts'))
    return { path: fileURLToPath(new URL('./geodata-child.js', here)), execArgv: [] };
  return { path: fileURLToPath(new URL('./child.ts', here)), execArgv: sourceArguments(here) };
}

/** Arguments of Node that run TypeScript sources with the packages' sources. */
export function sourceArguments(from: string): string[] {
  const tsx = pathToFileURL(createRequire(from).resolve('tsx')).href;
  return ['--import', tsx, '--conditions=@gep/source'];
}
