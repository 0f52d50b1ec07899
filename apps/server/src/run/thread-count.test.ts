import { expect, it } from 'vitest';
import { runOutcome } from '../calculation/run-outcome';
import { filesOfProject } from '../file/queries';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

/** Small enough for several windows, which the threads share. */
const metres = 150;

/** What a run of the sample gives with a number of threads: figures, and the hashes of districts and files. */
async function outcomeWith(threads: number) {
  const server = await testApp({}, { GEP_WORKERS: String(threads) });
  try {
    const { db } = server.app.services.database;
    const token = await server.login();
    const projectId = await sampleProject(server, metres, null);
    await startRunOf(server, token, projectId, 'calculation');
    const { state, runId } = await endOfRun(server, token, projectId, 'calculation');
    expect(state).toBe('complete');
    const results = (await filesOfProject(db, projectId)).filter(({ purpose }) => purpose === 'result');
    return {
      results: await runOutcome(db, projectId, runId ?? ''),
      files: results.map(({ sha256, size }) => `${sha256} ${size}`).sort(),
    };
  } finally {
    await server.close();
  }
}

it('gives figures and files that are bit for bit the same with one thread and with three', async () => {
  const one = await outcomeWith(1);
  expect(one.results.length).toBeGreaterThan(20);
  expect(one.files.length).toBeGreaterThan(20);
  expect(await outcomeWith(3)).toEqual(one);
});
