import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { envelope } from '@gep/api-client/contract';
import type { Envelope } from '@gep/api-client/contract';
import { buildApp } from '../app';
import type { App } from '../app';
import { readConfig } from '../config';
import { hashPassword } from '../user/password';
import type { Replacements } from '../open-services';
import { newId } from '../store/new-id';
import { insertUsers } from '../user/queries';
import { testDatabase } from './test-database';
import { warmGeodata } from '../geodata/testing/warm-geodata';

export interface Answer extends Envelope {
  readonly status: number;
  /** The header ETag. */
  readonly version: string | null;
  /** `data` of the envelope, to be read by the test. */
  readonly data: unknown;
}

export interface SendOptions {
  readonly token?: string;
  readonly form?: Record<string, string>;
  readonly json?: unknown;
  readonly multipart?: FormData;
  readonly headers?: Record<string, string>;
}

export interface TestApp {
  readonly app: App;
  readonly dataDir: string;
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
  /** Signs in and answers with the token. */
  login(userName?: string, password?: string): Promise<string>;
  /** Adds a main user. */
  addMainUser(userName: string, createdAt?: Date): Promise<string>;
  /** Creates a project and answers with its id. */
  project(token: string, name: string): Promise<string>;
  /** Paths of all stored and temporary files. */
  storedFiles(): string[];
  close(): Promise<void>;
}

export const adminPassword = 'Admin#2026x';

/** The real app with its own database, a temporary folder and a parser process that stays. */
export async function testApp(
  replacements: Replacements = {},
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gep-test-'));
  const config = readConfig({
    GEP_DATA_DIR: dataDir,
    GEP_ADMIN_PASSWORD: adminPassword,
    GEP_LOG_LEVEL: 'fatal',
    GEP_LOGIN_RATE: '100000',
    GEP_ANONYMOUS_RATE: '100000',
    GEP_SESSION_RATE: '100000',
    GEP_SAMPLE: '0',
    ...environment,
  });
  const app = await buildApp(config, {
    geodata: warmGeodata,
    ...replacements,
    database: replacements.database ?? (await testDatabase()),
  });
  const send: TestApp['send'] = async (method, path, options = {}) => {
    const { payload, type } = await bodyOf(options);
    const response = await app.fastify.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...(options.token && { 'user-token': options.token }),
        ...(type && { 'content-type': type }),
        ...options.headers,
      },
      ...(payload !== undefined && { payload }),
    });
    const { etag = null } = response.headers as { etag?: string };
    // A file is an answer without an envelope.
    const isJson = String(response.headers['content-type']).includes('json');
    const body = isJson
      ? envelope.loose().parse(response.json())
      : { code: '00000', message: '', data: null };
    return { ...body, data: body.data, status: response.statusCode, version: etag };
  };
  return {
    app,
    dataDir,
    send,
    login: async (username = 'admin', pwd = adminPassword) => {
      const { data, code } = await send('POST', '/gep/user/login', { form: { username, pwd } });
      if (code !== '00000') throw new Error(`login of ${username} answered ${code}`);
      return (data as { token: string }).token;
    },
    addMainUser: async (userName, createdAt = new Date()) => {
      const passwordHash = await hashPassword(adminPassword);
      const id = newId();
      const user = { id, userName, passwordHash, role: 'PROJECT_ADMIN' as const, createdAt };
      await insertUsers(app.services.database.db, [user]);
      return id;
    },
    project: async (token, name) => {
      const { data } = await send('POST', '/gep/user/project/', { token, form: { name } });
      return (data as { id: string }).id;
    },
    storedFiles: () =>
      readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name),
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function bodyOf(options: SendOptions): Promise<{ payload?: string | Buffer; type?: string }> {
  if (options.form) {
    return {
      payload: new URLSearchParams(options.form).toString(),
      type: 'application/x-www-form-urlencoded',
    };
  }
  if (options.json !== undefined) return { payload: JSON.stringify(options.json), type: 'application/json' };
  if (options.multipart) {
    const response = new Response(options.multipart);
    return {
      payload: Buffer.from(await response.arrayBuffer()),
      type: response.headers.get('content-type') ?? '',
    };
  }
  return {};
}

/** A multipart body with files of the disk in the field `files`. */
export async function filesOf(paths: readonly string[]): Promise<FormData> {
  const form = new FormData();
  for (const path of paths) {
    form.append('files', new Blob([new Uint8Array(await readFile(path))]), basename(path));
  }
  return form;
}

/** A file of a request: its name as the user picked it, and its bytes. */
export type NamedBytes = readonly [name: string, bytes: Uint8Array];

/** A multipart body with the given files in the field `files`. */
export function multipartOf(files: readonly NamedBytes[]): FormData {
  const form = new FormData();
  for (const [name, bytes] of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** All files of a folder. */
export function folderFiles(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}
