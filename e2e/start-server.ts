import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../scripts/build-app';
import { freePort } from '../scripts/free-port';
import { root } from '../scripts/run';

export interface RunningServer {
  readonly url: string;
  readonly account: string;
  readonly password: string;
  /** Everything that the server printed so far. */
  readonly output: () => string;
  /** Ends the server in order and deletes its data, unless `keepData`. Gives its exit status, null after a signal. */
  readonly stop: (keepData?: boolean) => Promise<number | null>;
  /** Kills the server at once, as a power cut would; its data stay. */
  readonly kill: () => Promise<void>;
  readonly pid: number;
  readonly dataFolder: string;
}

async function ready(url: string, alive: () => boolean): Promise<void> {
  for (let tries = 0; tries < 8000; tries += 1) {
    if (!alive()) throw new Error('the server ended before it was ready');
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server was not ready within 400 s');
}

/**
 * Builds when needed and starts the server on a free port with its own data.
 * @param wrapper a program and its arguments that start the server in their turn, with limits for example
 */
export async function startServer(
  environment: NodeJS.ProcessEnv = {},
  wrapper: readonly string[] = [],
): Promise<RunningServer> {
  const built = await buildApp();
  const port = await freePort();
  const dataFolder = environment.GEP_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'gep-e2e-'));
  const account = 'admin';
  const password = 'First-Light-1';
  const [program, ...words] = [...wrapper, process.execPath, built.server];
  const server = spawn(program, words, {
    cwd: root,
    env: {
      ...process.env,
      GEP_CONSOLE_DIR: built.console,
      PORT: String(port),
      GEP_DATA_DIR: dataFolder,
      GEP_ADMIN_USER: account,
      GEP_ADMIN_PASSWORD: password,
      GEP_SAMPLE: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  try {
    await ready(url, () => server.exitCode === null);
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`${String(error)}\n${printed}`, { cause: error });
  }
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    server.kill(signal);
    return ended;
  };
  return {
    url,
    account,
    password,
    dataFolder,
    pid: server.pid ?? 0,
    output: () => printed,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: async (keepData = false) => {
      const code = await end('SIGTERM');
      if (!keepData) rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}
