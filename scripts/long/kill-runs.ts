import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGepClient } from '@gep/api-client';
import type { GepClient, RunStatus } from '@gep/api-client';
import { startServer } from '../../e2e/start-server';
import type { RunningServer } from '../../e2e/start-server';
import { testData } from '../test-data';
import { writeFujianFolder } from './fujian-folder';
import { must } from './must';
import { parserProcesses, pause, stillRunning, until } from './processes';
import { storedState } from './stored-state';

/*
 * The server is killed (-9) at several moments of real work and started again on the same data: nothing may hang
 * between two states, nothing may be left over, and the next run must give the totals of an undisturbed one.
 */

/** What the server, or one of its parser processes, is killed in. */
export const moments = [
  'upload',
  'pretreatment',
  'calculation',
  'storing',
  'recalculation',
  'anywhere',
  'parser',
] as const;
export type Moment = (typeof moments)[number];

/** Metres; fine enough that every step takes a second. */
const resolution = 500;
const interrupted = '40108';

/** Uniform numbers in 0..1 that a seed repeats (mulberry32 of Tommy Ettinger). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Session {
  readonly server: RunningServer;
  readonly client: GepClient;
  readonly token: string;
  readonly projectId: string;
}

async function start(dataFolder: string): Promise<Session> {
  const server = await startServer({ GEP_DATA_DIR: dataFolder, GEP_LOG_LEVEL: 'fatal' });
  const { url, account, password } = server;
  let token: string | null = null;
  const quiet = { onSessionExpired: () => undefined, onNotice: () => undefined };
  const client = createGepClient({ baseUrl: url, token: () => token, ...quiet });
  const signedIn = await client.login({ username: account, pwd: password });
  token = signedIn.token;
  strictEqual((await client.healthz()).status, 'ok');
  const { data } = await client.listProjects({ userId: signedIn.userId });
  return { server, client, token, projectId: data[0].id };
}

const calculation = ({ client, projectId }: Session) => client.getCalculation({ projectId });
const pretreatment = ({ client, projectId }: Session) => client.getPretreatment({ projectId });
const atWork = ({ state }: RunStatus): boolean => state === 'queued' || state === 'running';
const over = async (session: Session): Promise<boolean> => !atWork(await calculation(session));
const parserAtWork = ({ server }: Session): boolean => parserProcesses(server.pid).length > 0;

/** Whether a model has its windows and writes its layers: the second half of its progress. */
async function storesResult(session: Session): Promise<boolean> {
  const { items } = await calculation(session);
  return items.some(({ modelId, progress }) => modelId !== null && progress >= 50);
}

/** How long the steps of an undisturbed run take, in milliseconds from its start. */
interface Laps {
  readonly pretreated: number;
  readonly storing: number;
  readonly ended: number;
}

async function calculate(session: Session): Promise<Laps> {
  const started = Date.now();
  await session.client.startCalculation({ projectId: session.projectId });
  const lap = async (what: string, reached: () => boolean | Promise<boolean>) => {
    await until(what, reached, 120_000);
    return Date.now() - started;
  };
  const pretreated = await lap(
    'the end of the pretreatment',
    async () => (await pretreatment(session)).state === 'complete' || (await over(session)),
  );
  const storing = await lap('a result', async () => (await storesResult(session)) || (await over(session)));
  const ended = await lap('the end of the calculation', () => over(session));
  const { state, error } = await calculation(session);
  strictEqual(state, 'complete', error?.message);
  return { pretreated, storing, ended };
}

/** Sends an input that is there already once more, slowly; gives up silently when the server is killed. */
async function uploadAgain({ server, token, projectId }: Session): Promise<void> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(readFileSync(testData('calc/fujian/npp.tif')))]), 'npp.tif');
  const encoded = new Response(form);
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (let at = 0; at < bytes.length; at += 1024) {
        controller.enqueue(bytes.subarray(at, at + 1024));
        await pause(20);
      }
      controller.close();
    },
  });
  const type = encoded.headers.get('content-type') ?? '';
  const path = `/gep/user/project/model/5/file/npp?projectId=${projectId}`;
  const headers = { 'user-token': token, 'content-type': type };
  const request = { method: 'POST', headers, body, duplex: 'half' } as const;
  await fetch(`${server.url}${path}`, request).catch(() => undefined);
}

/** Starts what is to be disturbed and waits for the moment. */
async function reach(moment: Moment, session: Session, laps: Laps, random: () => number): Promise<void> {
  if (moment === 'upload') {
    // Receiving takes 200 ms, inspecting and storing as long again.
    void uploadAgain(session);
    return pause(random() * 800);
  }
  await session.client.startCalculation({ projectId: session.projectId });
  const share = 0.6 * random();
  const pretreated = async () => (await pretreatment(session)).state === 'complete';
  switch (moment) {
    case 'anywhere':
      return pause(share * laps.ended);
    case 'pretreatment':
      return pause(share * laps.pretreated);
    case 'calculation':
      await until('the end of the pretreatment', pretreated);
      return pause(share * (laps.storing - laps.pretreated));
    case 'storing':
      await until('the end of the pretreatment', pretreated);
      await until('a result', async () => (await storesResult(session)) || (await over(session)));
      return pause(share * (laps.ended - laps.storing));
    case 'recalculation':
      return pause(random() * (laps.ended - laps.pretreated));
    case 'parser':
      await until('a parser process', () => parserAtWork(session));
      return pause(share * 200);
  }
}

/** Kills only a parser process: the run fails with a reason, the server stays. */
async function killParser(session: Session): Promise<void> {
  await until('a parser process', () => parserAtWork(session));
  for (const pid of parserProcesses(session.server.pid)) process.kill(pid, 'SIGKILL');
  await until('the end of the run', () => over(session));
  const { state, error } = await calculation(session);
  strictEqual(state, 'failed');
  ok(error && !['10500', interrupted].includes(error.code), `the run failed with ${error?.code}`);
  strictEqual((await session.client.healthz()).status, 'ok');
}

/** Kills the server and starts it again: what ran has failed and says why, what was ready stays. */
async function killServer(session: Session, moment: Moment): Promise<{ session: Session; cut: boolean }> {
  const parsers = parserProcesses(session.server.pid);
  const { dataFolder } = session.server;
  await session.server.kill();
  await until('the end of the parser processes', () => stillRunning(parsers).length === 0, 20_000);
  const next = await start(dataFolder);
  const runs = [await calculation(next), await pretreatment(next)].filter(({ runId }) => runId !== null);
  for (const { state, error } of runs) {
    if (state === 'failed') strictEqual(error?.code, interrupted);
    else strictEqual(state, 'complete');
  }
  const { projectState } = await next.client.getProject({ projectId: next.projectId });
  const cut = runs.some(({ kind, state }) => kind === 'calculation' && state === 'failed');
  if (moment === 'upload') strictEqual(projectState, 'NOT_RUN');
  else strictEqual(projectState, cut ? 'FAILED' : 'COMPLETE');
  return { session: next, cut };
}

async function stopAndCompare(session: Session, wanted?: string): Promise<string> {
  const { dataFolder } = session.server;
  await session.server.stop(true);
  const { totals, ...files } = await storedState(dataFolder);
  deepStrictEqual(files, { filesWithoutRow: [], rowsWithoutFile: [], temporary: [], pending: [] });
  if (wanted !== undefined) ok(totals === wanted, 'the totals differ from those of the undisturbed run');
  return totals;
}

async function round(moment: Moment, dataFolder: string, laps: Laps, random: () => number, wanted: string) {
  let session = await start(dataFolder);
  let cut = true;
  try {
    await reach(moment, session, laps, random);
    if (moment === 'parser') await killParser(session);
    else ({ session, cut } = await killServer(session, moment));
    // What an earlier run gave stays to the last digit.
    await stopAndCompare(session, moment === 'recalculation' ? wanted : undefined);
    session = await start(dataFolder);
    if (cut || moment === 'upload') await calculate(session);
    await stopAndCompare(session, wanted);
    return cut;
  } catch (error) {
    await session.server.kill();
    throw error;
  }
}

/**
 * Rounds of killing, each on a fresh copy of an imported project.
 *
 * @param rounds  They take the moments in turn.
 * @param seed    Of the delays; printed, so that a failure can be repeated.
 * @returns figures of the rounds in one line
 * @throws Error naming round, moment and seed
 */
export async function killRuns(rounds: number, seed: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gep-kill-'));
  const imported = join(folder, 'imported');
  try {
    writeFujianFolder(join(folder, 'fujian'), resolution);
    const account = { GEP_ADMIN_USER: 'admin', GEP_ADMIN_PASSWORD: 'First-Light-1' };
    const env = { ...account, GEP_DATA_DIR: imported, GEP_SAMPLE: '0' };
    await must(['npm', 'run', 'project', '--', 'import', join(folder, 'fujian')], { env });
    const copy = (name: string, from = imported): string => {
      cpSync(from, join(folder, name), { recursive: true });
      return join(folder, name);
    };
    const undisturbed = await start(copy('undisturbed'));
    const laps = await calculate(undisturbed);
    const wanted = await stopAndCompare(undisturbed);
    const random = randomOf(seed);
    let cuts = 0;
    for (let index = 0; index < rounds; index += 1) {
      const moment = moments[index % moments.length];
      const data = copy(
        `round-${index}`,
        moment === 'recalculation' ? undisturbed.server.dataFolder : imported,
      );
      try {
        if (await round(moment, data, laps, random, wanted)) cuts += 1;
      } catch (error) {
        throw new Error(`round ${index} (${moment}, seed ${seed}): ${String(error)}`, { cause: error });
      }
      rmSync(data, { recursive: true, force: true });
    }
    return `${rounds} rounds, ${cuts} runs cut, seed ${seed}; an undisturbed run takes ${laps.ended} ms`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
