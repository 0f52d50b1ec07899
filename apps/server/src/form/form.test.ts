import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inAct, newAct } from '../act/act';
import { newId } from '../store/new-id';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { changedFields, noteChanges, openForm } from './form';
import { FormConflictError } from './form-conflict';

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
});
afterAll(() => server.close());

/** Saves fields of an entry as somebody who has seen a version; false where others were first. */
async function save(
  projectId: string,
  { seen, entry, fields }: { seen: number | null; entry?: string; fields: readonly string[] },
): Promise<{ version: number | null } | FormConflictError> {
  const act = newAct('test', { seen });
  const place = { of: { projectId }, form: 'departments', ...(entry !== undefined && { entry }) } as const;
  try {
    await inAct(act, () =>
      server.app.services.database.transaction(async (tx) => {
        await openForm(tx, place);
        await noteChanges(tx, place, fields);
      }),
    );
    return { version: act.version };
  } catch (error) {
    if (error instanceof FormConflictError) return error;
    throw error;
  }
}

describe('versions of a form', () => {
  // The rule in other words: a list of all saves, each compared with those that its writer has not seen.
  it('refuse exactly those who have not seen a change of what they save', async () => {
    const writers = 3;
    const step = fc.record({
      writer: fc.nat(writers - 1),
      /** A read makes the writer see everything. */
      reads: fc.boolean(),
      entry: fc.constantFrom(undefined, 'a', 'b'),
      fields: fc.subarray(['x', 'y', 'z'], { minLength: 0 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const projectId = await server.project(token, newId());
        const saves: { entry: string | undefined; fields: readonly string[] }[] = [];
        const seen = Array<number>(writers).fill(0);
        for (const { writer, reads, entry, fields } of steps) {
          if (reads) {
            seen[writer] = saves.length;
            continue;
          }
          const unseen = saves.slice(seen[writer]);
          const others = unseen.filter(
            (one) => one.entry === undefined || entry === undefined || one.entry === entry,
          );
          const done = await save(projectId, { seen: seen[writer] ?? 0, entry, fields });
          if (done instanceof FormConflictError) {
            expect(others).not.toEqual([]);
            const told = done.changes.map((change) => `${change.entry}.${change.field}`);
            const wanted = others.flatMap((one) => one.fields.map((field) => `${one.entry ?? ''}.${field}`));
            expect([...told].sort()).toEqual([...new Set(wanted)].sort());
            expect(done.version).toBe(saves.length);
            continue;
          }
          expect(others).toEqual([]);
          if (fields.length > 0) saves.push({ entry, fields });
          expect(done.version).toBe(fields.length > 0 ? saves.length : null);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('let nobody overtake: of many at once who have seen the same, one saves', async () => {
    const projectId = await server.project(token, newId());
    const all = await Promise.all(
      Array.from({ length: 8 }, () => save(projectId, { seen: 0, fields: ['x'] })),
    );
    expect(all.filter((one) => !(one instanceof FormConflictError))).toEqual([{ version: 1 }]);
  });

  it('take a save without one, and none that names one that there has never been', async () => {
    const projectId = await server.project(token, newId());
    await save(projectId, { seen: null, fields: ['x'] });
    expect(await save(projectId, { seen: null, fields: ['x'] })).toEqual({ version: 2 });
    expect(await save(projectId, { seen: 50, fields: ['x'] })).toBeInstanceOf(FormConflictError);
  });
});

describe('changed fields', () => {
  it('are those with another value, in any order of keys; nothing and null are the same', () => {
    const before = { a: 1, b: { x: 1, y: [2] }, c: null, d: 'x' };
    expect(changedFields(before, { b: { y: [2], x: 1 }, a: 1, d: 'x', e: undefined })).toEqual([]);
    expect(changedFields(before, { ...before, a: 2, d: null, e: 0 }).sort()).toEqual(['a', 'd', 'e']);
  });
});

describe('the header If-Match', () => {
  it('holds a version or a star; without it the last save wins', async () => {
    const projectId = await server.project(token, newId());
    const rename = (ifMatch?: string) =>
      server.send('PUT', '/gep/user/project/name', {
        token,
        form: { projectId, name: newId() },
        headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      });
    expect(await rename('"0"')).toMatchObject({ code: '00000', version: '"1"' });
    for (const given of ['"1"', 'W/"2"', '*', undefined])
      expect(await rename(given)).toMatchObject({ code: '00000' });
    expect(await rename('"1"')).toMatchObject({ code: '10412', status: 412 });
    expect(await rename('yesterday')).toMatchObject({ code: '10400', at: 'If-Match' });
  });
});

describe('who has changed something', () => {
  it('is named to the owner', async () => {
    const projectId = await server.project(token, newId());
    await server.send('POST', `/gep/user/project/model?projectId=${projectId}`, { token, json: ['5'] });
    const write = (scale: string) =>
      server.send('PUT', '/gep/user/project/model/5/file/npp/settings', {
        token,
        form: { projectId, scale },
        headers: { 'if-match': '"0"', 'accept-language': 'en' },
      });
    await write('2');
    const answer = await write('3');
    expect(answer).toMatchObject({
      code: '10412',
      message: 'Somebody else has changed the inputs in the meantime: saving would overwrite that',
    });
    const { changes } = answer.data as { changes: { name: string; changedBy: { userName: string } }[] };
    expect(changes.map(({ name, changedBy }) => [name, changedBy.userName])).toEqual([
      ['Net primary production: scale', 'admin'],
    ]);
  });
});
