import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Python of Debian first: GDAL's and PROJ's packages belong to it. */
const candidates = ['/usr/bin/python3', 'python3'];

/** A Python program that answers each line of JSON with another; it times its own work. */
export interface PythonPeer {
  ask<Answer>(request: object): Promise<Answer>;
  close(): void;
}

/**
 * Starts a Python program next to this file.
 * @param modules what it imports; without them nothing is started and a line says so
 */
export function pythonPeer(file: string, modules: readonly string[]): PythonPeer | undefined {
  const python = candidates.find(
    (name) => spawnSync(name, ['-c', `import ${modules.join(', ')}`]).status === 0,
  );
  if (!python) {
    console.log(`${file} is left out: no Python has ${modules.join(' and ')}`);
    return undefined;
  }
  const child = spawn(python, [fileURLToPath(new URL(file, import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask<Answer>(request: object) {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${file} ended without an answer`);
      return JSON.parse(value) as Answer;
    },
    close: () => child.stdin.end(),
  };
}
