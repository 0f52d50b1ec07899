import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pause, until } from '../../scripts/faults/processes';
import { buildServer } from '../../scripts/build-app';
import { freePort } from '../../scripts/free-port';

const metricsToken = 'load';

/** A server in a separate process, with what it says of itself. */
export interface LoadServer {
  readonly origin: string;
  /** Resident memory of the process, without its parser processes, in megabytes. */
  memory(): number;
  /** Processor time of the process and its threads since its start, in milliseconds: little depends on what runs beside. */
  processorMs(): number;
  /** Ends when the server has been idle for a second: a first look starts work that goes on behind its answer. */
  settled(): Promise<void>;
  /** The longest delay of the event loop since the last question, in milliseconds. */
  loopDelay(): Promise<number>;
  /** Watches the memory; the function that is given back ends this and says how high it was. */
  watchMemory(): () => number;
  close(): Promise<void>;
}

/** An idle server uses less processor time in a second: its streams, its database and its notices. */
const idleMs = 100;

/** The timer that measures the delay fires this often, and its interval counts as delay. */
const resolutionMs = 10;

/** Starts the built server on a data folder and waits until it answers. */
export async function startLoadServer(
  dataDir: string,
  databaseUrl: string | null,
  environment: Readonly<Record<string, string>> = {},
): Promise<LoadServer> {
  const program = await buildServer();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      GEP_DATA_DIR: dataDir,
      GEP_ADMIN_PASSWORD: 'Admin#2026x',
      GEP_SAMPLE: '0',
      GEP_LOG_LEVEL: 'error',
      GEP_SESSION_RATE: '1000000',
      GEP_METRICS_TOKEN: metricsToken,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until('the server', () => isUp(child, origin), 180_000);
  const memory = (): number => residentMegabytes(child.pid ?? 0);
  const loopDelay = async (): Promise<number> => {
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text()) ?? [];
    return Math.max(0, Number(seconds) * 1000 - resolutionMs);
  };
  await loopDelay();
  return {
    origin,
    memory,
    processorMs: () => processorMs(child.pid ?? 0),
    settled: async () => {
      const idle = async (): Promise<boolean> => {
        const before = processorMs(child.pid ?? 0);
        await pause(1000);
        return processorMs(child.pid ?? 0) - before < idleMs;
      };
      await until('an idle server', idle, 180_000);
    },
    loopDelay,
    watchMemory: () => {
      let highest = memory();
      const timer = setInterval(() => (highest = Math.max(highest, memory())), 50);
      return () => {
        clearInterval(timer);
        return Math.max(highest, memory());
      };
    },
    close: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function isUp(child: ChildProcess, origin: string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
  return fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** The system counts in hundredths of a second. */
const tickMs = 10;

function processorMs(pid: number): number {
  // The name of the program, in brackets, may hold blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
