import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGepClient } from '@gep/api-client';
import type { GepClient } from '@gep/api-client';
import { startServer } from '../../e2e/start-server';
import type { RunningServer } from '../../e2e/start-server';
import { onPostgres } from '../../apps/server/src/testing/look-inside';
import { writePartOfSample } from '../../apps/server/src/testing/sample-project';
import { must } from '../long/must';
import { startPostgres } from '../postgres-server';
import type { PostgresServer } from '../postgres-server';
import { folderFiles, lawOf } from './law';
import type { Law, Place, StoredFiles } from './law';
import { childProcesses, stillRunning, until } from './processes';

/** A calculated sample project that every kind of fault begins with, on a separate copy. */
export interface Base {
  /** A fresh copy; without a `parent` beside the others. */
  copy(name: string, parent?: string): Promise<Place>;
  /** A place with nothing in it. */
  empty(name: string): Promise<Place>;
  /** The PostgreSQL server, for what is done to it. */
  readonly postgres: PostgresServer | null;
  remove(): Promise<void>;
}

/** A server on its place, which is killed and started again. */
export interface Stage {
  readonly place: Place;
  readonly server: RunningServer;
  readonly client: GepClient;
  readonly token: string | null;
  readonly userId: string;
  readonly projectId: string;
  /** Kills the server as it is; what it had at work ends by itself. */
  kill(): Promise<void>;
  start(): Promise<void>;
  signIn(): Promise<void>;
  /** Signs somebody else in. Gives their client on the server as it runs now: a restart gives it another address. */
  signInAs(username: string, pwd: string): Promise<() => GepClient>;
  /** A second project like the sample, for work beside it. Gives its id. */
  copySample(name: string): Promise<string>;
  /** Looks whether rows and files agree while nothing is being done. */
  law: Law['check'];
  close(): Promise<void>;
}

const account = { GEP_ADMIN_USER: 'admin', GEP_ADMIN_PASSWORD: 'First-Light-1' };
const models = ['carbon-sequestration', 'climate-regulation', 'water-conservation', 'runoff-analysis'];
const inputs = ['landCover', 'precipitation', 'pet', 'waterEvaporation', 'dailyPrecipitation'];
/** Metres; coarse enough for a run of about a second. */
const resolution = 1000;

/** Imports and calculates the sample. @param database on which all copies are */
export async function openBase(database: 'embedded' | 'postgres'): Promise<Base> {
  const folder = mkdtempSync(join(tmpdir(), 'gep-faults-'));
  const postgres = database === 'postgres' ? await startPostgres() : null;
  const urlOf = (name: string): string | null =>
    postgres === null ? null : postgres.url.replace(/[^/]*$/, `faults_${name.replaceAll('-', '_')}`);
  const placeOf = (name: string, parent = folder): Place => ({
    dataFolder: join(parent, name),
    databaseUrl: urlOf(name),
  });
  const remove = async (): Promise<void> => {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  const base = placeOf('base');
  try {
    if (postgres) await onPostgres(postgres.url, 'create database faults_base');
    await writePartOfSample(join(folder, 'sample'), resolution, { models, inputs });
    const project = ['tsx', '--conditions=@gep/source', 'apps/server/src/command/project.ts'];
    await must([...project, 'import', join(folder, 'sample'), '--calculate'], {
      env: { ...environmentOf(base), GEP_SAMPLE: '0' },
    });
  } catch (error) {
    await remove();
    throw error;
  }
  const create = async (place: Place, like = ''): Promise<Place> => {
    const name = place.databaseUrl?.split('/').at(-1);
    if (postgres) await onPostgres(postgres.url, `create database ${name} ${like}`);
    return place;
  };
  return {
    postgres,
    async copy(name, parent) {
      const place = placeOf(name, parent);
      cpSync(base.dataFolder, place.dataFolder, { recursive: true });
      return create(place, 'template faults_base');
    },
    empty: (name) => create(placeOf(name)),
    remove,
  };
}

/** Settings of programs that work on a place. */
export function environmentOf({ dataFolder, databaseUrl }: Place): NodeJS.ProcessEnv {
  return { ...account, GEP_DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? 'embedded' };
}

export interface StageOptions {
  readonly environment?: NodeJS.ProcessEnv;
  /** See `startServer`. */
  readonly wrapper?: readonly string[];
  /** Where the files are, if not in the data folder. */
  readonly files?: StoredFiles;
}

/** Starts a server on a place and signs in. */
export async function openStage(place: Place, options: StageOptions = {}): Promise<Stage> {
  const environment = {
    GEP_LOG_LEVEL: 'error',
    // What is measured here is not whether a client is too eager.
    GEP_LOGIN_RATE: '100000',
    GEP_SESSION_RATE: '1000000',
    ...environmentOf(place),
    ...options.environment,
  };
  let token: string | null = null;
  let server = await startServer(environment, options.wrapper);
  const clientOf = (url: string, tokenOf = () => token): GepClient =>
    createGepClient({
      baseUrl: url,
      token: tokenOf,
      language: () => 'en',
      onSessionExpired: () => undefined,
      onNotice: () => undefined,
    });
  let client = clientOf(server.url);
  const signIn = async (): Promise<string> => {
    const signedIn = await client.login({ username: server.account, pwd: server.password });
    ({ token } = signedIn);
    return signedIn.userId;
  };
  const userId = await signIn();
  const { data } = await client.listProjects({ userId });
  const projectId = data[0].id;
  const law = lawOf(place, options.files ?? folderFiles(place));
  return {
    place,
    userId,
    projectId,
    get token() {
      return token;
    },
    get server() {
      return server;
    },
    get client() {
      return client;
    },
    async kill() {
      const children = childProcesses(server.pid);
      await server.kill();
      await until('the end of the child processes', () => stillRunning(children).length === 0, 20_000);
    },
    async start() {
      server = await startServer(environment, options.wrapper);
      // The session is one of the things that a restart has to leave as they were.
      client = clientOf(server.url);
    },
    async signIn() {
      await signIn();
    },
    async signInAs(username, pwd) {
      const theirs = (await client.login({ username, pwd })).token;
      return () => clientOf(server.url, () => theirs);
    },
    async copySample(name) {
      const { copyProjectId } = await client.copyProject({ projectId, name, dataFlag: true });
      await until(
        `copy ${name}`,
        async () => (await client.copyProgress({ projectId, copyProjectId })).state === 'complete',
      );
      return copyProjectId;
    },
    law: law.check,
    async close() {
      await server.kill();
      if (existsSync(place.dataFolder)) rmSync(place.dataFolder, { recursive: true, force: true });
    },
  };
}
