import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleSource } from './bundle-source';

export interface ChildEntry {
  readonly path: string;
  readonly execArgv: readonly string[];
}

let fromSource: Promise<ChildEntry> | undefined;

/**
 * Where the program of the parser process is: the bundle `geodata-child.js` beside the bundled server, or, while the
 * server itself runs from TypeScript, a bundle made once a process (compiling the sources in every child would take
 * half a second each time).
 */
export function childEntry(): Promise<ChildEntry> {
  const here = import.meta.url;
  if (!here.endsWith('.ts'))
    return Promise.resolve({ path: fileURLToPath(new URL('./geodata-child.js', here)), execArgv: [] });
  fromSource ??= bundleSource(fileURLToPath(new URL('./child.ts', here)), 'geodata-child').then((path) => ({
    path,
    execArgv: [],
  }));
  return fromSource;
}

/** Arguments of Node that run TypeScript sources with the packages' sources. */
export function sourceArguments(from: string): string[] {
  const tsx = pathToFileURL(createRequire(from).resolve('tsx')).href;
  return ['--import', tsx, '--conditions=@gep/source'];
}
