/**
 * Fills an empty data folder for the rows of load: `make-scene.ts FOLDER [DATABASE_URL]`. Prints the scene as JSON.
 */
import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../apps/server/src/config';
import { openServices } from '../../apps/server/src/open-services';
import { importProject } from '../../apps/server/src/project-folder/import-project';
import { createProject } from '../../apps/server/src/project/project';
import { rastersOf, resultsOf } from '../../apps/server/src/result/queries';
import { openRunTools } from '../../apps/server/src/run/open-run-tools';
import { startRun } from '../../apps/server/src/run/run';
import type { Services } from '../../apps/server/src/services';
import { hashToken } from '../../apps/server/src/session/session';
import { newId } from '../../apps/server/src/store/new-id';
import { writePartOfSample } from '../../apps/server/src/testing/sample-project';
import { actorOf } from '../../apps/server/src/user/actor';
import { createAdministrator } from '../../apps/server/src/user/create-administrator';
import { insertUsers } from '../../apps/server/src/user/queries';
import { insertSession } from '../../apps/server/src/user/session-queries';
import { largeRaster } from './large-raster';
import type { OtherUser, Scene } from './scene';

const sessionsOfOwner = 200;
const otherUsers = 500;
const emptyProjects = 40;
const sample = { models: ['climate-regulation'], inputs: ['landCover', 'waterEvaporation'] };

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const services = await openServices(
  readConfig({
    GEP_DATA_DIR: dataDir,
    GEP_ADMIN_PASSWORD: 'Admin#2026x',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }),
  (error, what) => console.error(what, error),
);
try {
  console.log(JSON.stringify(await makeScene(services)));
} finally {
  await services.close();
}

async function makeScene(at: Services): Promise<Scene> {
  const owner = await createAdministrator(at);
  if (!owner) throw new Error(`${dataDir} is in use: name an empty folder`);
  const { userId, userName } = owner;
  const calculated = await calculatedSample(at, { id: userId, userName, role: 'PROJECT_ADMIN' });
  const empty: string[] = [];
  for (let index = 0; index < emptyProjects; index += 1)
    empty.push((await createProject(at, { id: userId }, `项目 ${index}`)).id);
  const sessions: string[] = [];
  for (let index = 0; index < sessionsOfOwner; index += 1) sessions.push(await signIn(at, userId));
  const others: OtherUser[] = [];
  for (let index = 0; index < otherUsers; index += 1) {
    const id = newId();
    const user = { id, userName: `user${index}`, passwordHash: '', role: 'PROJECT_ADMIN' as const };
    await insertUsers(at.database.db, [{ ...user, createdAt: at.now() }]);
    const project = await createProject(at, { id }, '项目');
    others.push({ userId: id, token: await signIn(at, id), projectId: project.id });
  }
  return { calculated, empty, ownerId: userId, sessions, others };
}

async function signIn({ database, now }: Services, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now();
  await insertSession(database.db, { tokenHash: hashToken(token), userId, createdAt: at, usedAt: at });
  return token;
}

async function calculatedSample(at: Services, owner: Parameters<typeof actorOf>[0]): Promise<string> {
  const tools = await openRunTools(at);
  const folder = await mkdtemp(join(tmpdir(), 'gep-load-sample-'));
  try {
    await writePartOfSample(folder, 2000, sample);
    const { id } = await importProject(at, actorOf(owner, 'import'), folder);
    const { runId } = await startRun(at, tools, id, 'calculation', owner.id);
    const { state, error } = await tools.runs.ended(runId);
    if (state !== 'complete') throw new Error(`the run ended as ${state}: ${JSON.stringify(error)}`);
    await enlargeTotal(at, id);
    return id;
  } finally {
    await tools.close();
    await rm(folder, { recursive: true });
  }
}

/** Puts a large raster of the same place where the cells of the total are. */
async function enlargeTotal(at: Services, projectId: string): Promise<void> {
  const { db } = at.database;
  const total = (await resultsOf(db, projectId)).find(({ modelId }) => modelId === 'totalGep');
  const raster = (await rastersOf(db, projectId)).find(
    ({ resultId, quantity }) => resultId === total?.id && quantity === 'value',
  );
  if (!raster) throw new Error('the total has no raster');
  const ids = raster.terms?.map(({ fileId }) => fileId) ?? [raster.fileId];
  for (const { path } of await at.files.paths(db, ids)) await copyFile(await largeRaster(path), path);
}
