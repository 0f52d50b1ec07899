import { fileURLToPath } from 'node:url';
import { startParser } from '../parser-process';

/** A command that ends a parser process and then says so: nothing else keeps it alive meanwhile. */
const parser = startParser(fileURLToPath(new URL('./stubborn-child.mjs', import.meta.url)));
await parser.run({ task: { behave: 'pid' } as never, folder: '' }, 'a.tif', {
  timeoutMs: 20_000,
  memoryBytes: 2e9,
  writtenBytes: 1e9,
});
await parser.end();
process.stdout.write('ended');
