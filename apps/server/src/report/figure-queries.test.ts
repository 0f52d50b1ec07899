import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormState } from '@gep/api-client/contract';
import { newId } from '../store/new-id';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { departmentFigures, inputFigures } from './figure-queries';
import { insertForms, insertVersion, putTemplate } from './report-queries';

const day = (number: number, hour = 8) => new Date(Date.UTC(2026, 2, number, hour));
const now = day(20);
let server: TestApp;
let projectId: string;
let userId: string;

beforeAll(async () => {
  server = await testApp();
  const token = await server.login();
  projectId = await server.project(token, '及时率');
  const form = { projectId, userName: 'water', deptName: '水利局' };
  const { data } = await server.send('POST', '/gep/user/inputer', { token, form });
  ({ userId } = data as { userId: string });
});
afterAll(() => server.close());

interface Case {
  readonly state: FormState;
  readonly due: Date | null;
  readonly extended?: Date;
  /** When it was handed in, version by version, and what the owner decided. */
  readonly versions?: readonly (readonly [Date, 'CONFIRMED' | 'RETURNED' | null])[];
}

/** The figures of the department with one form more. */
async function withForm({ state, due, extended, versions = [] }: Case) {
  const { db } = server.app.services.database;
  const [templateId, id] = [newId(), newId()];
  const inputKey = `input-${id}`;
  const template = { id: templateId, projectId, inputKey, compareFlag: 0, name: '' };
  await putTemplate(db, { ...template, submitDue: due, confirmDue: null });
  const extendedDue = extended ?? null;
  const form = { id, projectId, templateId, userId, state, extendedDue, version: versions.length };
  await insertForms(db, [{ ...form, fillProgress: 40, assignedAt: day(1) }]);
  for (const [i, [submittedAt, decision]] of versions.entries())
    await insertVersion(db, {
      ...{ formId: id, version: i + 1, rows: [], explanations: [] },
      ...{ submittedAt, decision, decidedAt: decision && day(19) },
    });
  return (await departmentFigures(db, projectId, now)).get(userId);
}

describe('the figures of a department', () => {
  it('count a form that was handed in by its due date as in time', async () => {
    const figures = await withForm({ state: 'SUBMITTED', due: day(10), versions: [[day(9), null]] });
    expect(figures).toMatchObject({ forms: 1, submitted: 1, confirmed: 0, judged: 1, inTime: 1, overdue: 0 });
  });
  it('count an extension', async () => {
    const versions = [[day(12), 'CONFIRMED']] as const;
    const figures = await withForm({ state: 'CONFIRMED', due: day(10), extended: day(13), versions });
    expect(figures).toMatchObject({ forms: 2, confirmed: 1, judged: 2, inTime: 2 });
  });
  it('count what came late as late, also once it is confirmed', async () => {
    const versions = [[day(12), 'CONFIRMED']] as const;
    const figures = await withForm({ state: 'CONFIRMED', due: day(10), versions });
    expect(figures).toMatchObject({ judged: 3, inTime: 2, overdue: 0 });
  });
  it('keep what was in time and sent back in time, and say that it is due again', async () => {
    const figures = await withForm({ state: 'RETURNED', due: day(15), versions: [[day(14), 'RETURNED']] });
    expect(figures).toMatchObject({ judged: 4, inTime: 3, overdue: 1, overdueSince: day(15) });
  });
  it('do not count what was withdrawn', async () => {
    const figures = await withForm({ state: 'DRAFT', due: day(11), versions: [[day(9), null]] });
    expect(figures).toMatchObject({ judged: 5, inTime: 3, overdue: 2, overdueSince: day(11) });
  });
  it('judge nothing that is not due yet, or never', async () => {
    await withForm({ state: 'ASSIGNED', due: day(21) });
    const figures = await withForm({ state: 'SUBMITTED', due: null, versions: [[day(9), null]] });
    expect(figures).toMatchObject({ forms: 7, judged: 5, inTime: 3, overdue: 2 });
  });
  it('average the progress: handed in is 100 %', async () => {
    const { db } = server.app.services.database;
    // Four forms are in (100 %), three are not (40 %); two are confirmed.
    expect((await departmentFigures(db, projectId, now)).get(userId)).toMatchObject({
      fillProgress: 74,
      confirmProgress: 29,
    });
  });
  it('come of those who are named', async () => {
    const { db } = server.app.services.database;
    const all = await departmentFigures(db, projectId, now);
    expect(await departmentFigures(db, projectId, now, [userId])).toEqual(all);
    expect(await departmentFigures(db, projectId, now, ['nobody'])).toEqual(new Map());
  });
  it('come by input, too', async () => {
    const rows = await inputFigures(server.app.services.database.db, projectId, now);
    expect(rows).toHaveLength(7);
    expect(rows.filter(({ confirmed }) => confirmed === 1)).toHaveLength(2);
    expect(rows.filter(({ overdue }) => overdue === 1)).toHaveLength(2);
  });
});
