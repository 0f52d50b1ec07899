import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '../scripts/long/must';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';

/** A department with the first password that the owner gives it. */
export interface FirstSignIn {
  readonly account: string;
  readonly password: string;
}

/** A project that lacks what departments have to supply. */
export interface CollectionProject {
  readonly server: RunningServer;
  readonly departments: Readonly<Record<string, FirstSignIn>>;
  /** Path of a file of the sample. */
  readonly file: (name: string) => string;
  readonly close: () => Promise<void>;
}

const models = ['water-resources', 'renewable-energy', 'water-conservation'];
const inputs = ['landCover', 'pet'];
const account = { GEP_ADMIN_USER: 'admin', GEP_ADMIN_PASSWORD: 'First-Light-1' };

/** Imports the sample without its tables and rain, and adds departments for them. */
export async function startCollection(names: readonly string[]): Promise<CollectionProject> {
  const folder = mkdtempSync(join(tmpdir(), 'gep-collection-'));
  const sample = join(folder, 'sample');
  const program = ['tsx', '--conditions=@gep/source'];
  await must([...program, 'e2e/write-part-of-sample.ts', sample, models.join(), inputs.join()]);
  const environment = { GEP_DATA_DIR: join(folder, 'data'), GEP_SAMPLE: '0' };
  await must([...program, 'apps/server/src/command/project.ts', 'import', sample], {
    env: { ...environment, ...account, DATABASE_URL: 'embedded' },
  });
  const server = await startServer(environment);
  let token = '';
  const call = async <Data>(path: string, form?: Record<string, string>): Promise<Data> => {
    const method = form ? 'POST' : 'GET';
    const body = form && new URLSearchParams(form);
    const answer = await fetch(`${server.url}/gep/user${path}`, {
      method,
      headers: { 'user-token': token },
      ...(body && { body }),
    });
    return ((await answer.json()) as { data: Data }).data;
  };
  const owner = await call<{ token: string; userId: string }>('/login', {
    username: server.account,
    pwd: server.password,
  });
  token = owner.token;
  const { data } = await call<{ data: { id: string }[] }>(`/project/${owner.userId}`);
  const [{ id: projectId }] = data;
  // Opens it for the sign-in that follows.
  await call(`/userinfo?projectId=${projectId}`);
  const departments: Record<string, FirstSignIn> = {};
  for (const [index, deptName] of names.entries()) {
    const userName = `bureau${index + 1}`;
    const form = { projectId, userName, deptName, phone: '13800000000' };
    const { password } = await call<{ password: string }>('/inputer', form);
    departments[deptName] = { account: userName, password };
  }
  return {
    server,
    departments,
    file: (name) => join(sample, name),
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
