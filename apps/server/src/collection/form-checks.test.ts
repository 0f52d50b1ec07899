import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportForm } from '@gep/api-client/contract';
import {
  fixtureDistricts,
  fixtureInput,
  fixtureKinds,
  fixtureValues,
} from '../../../../packages/ecosystem-models/test/check-fixture';
import { checkFixtures } from '../../../../packages/ecosystem-models/test/check-fixtures';
import { formsSeen } from '../testing/form-list';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { checkForm } from './form-findings';

describe('the checks of a form', () => {
  it.each(checkFixtures.filter(({ rows }) => rows.length > 0))(
    'find what the fixture says: $shows',
    (fixture) => {
      const stored = fixture.rows.map((cells, i) => ({
        id: String(i + 1),
        cells: Object.fromEntries(
          Object.entries({ districtCode: cells[0], ...fixtureValues(cells) }).map(([key, value]) => [
            key,
            [value, 1] as const,
          ]),
        ),
      }));
      const before = fixture.before?.map((cells) => ({ district: cells[0], values: fixtureValues(cells) }));
      const earlier = before ? { rows: before, isYearBefore: !fixture.isOther } : null;
      const name = { zh: '产量表', en: 'Table of yields' };
      const { findings } = checkForm(fixtureInput(fixture), name, stored, fixtureDistricts, earlier);
      expect(
        findings.map(({ problem, row, kind }) => [
          fixtureKinds[problem.name],
          row ?? problem.args?.names,
          kind,
        ]),
      ).toEqual(
        fixture.found.map(([kind, at]) => [
          kind,
          fixtureDistricts.find(({ code }) => code === at)?.name ?? String(at),
          fixture.checks.find((check) => check.kind === kind)?.level,
        ]),
      );
    },
  );
});

describe('the figures of a department', () => {
  let server: TestApp;
  let owner: string;
  let projectId: string;
  let token: string;
  let reportFormId: string;
  const base = '/gep/user/project';
  const header = '行政区划代码,产品,产量,价格\n';
  const upload = async (to: string, text: string, compareFlag = 0) => {
    const path = `${base}/model/1/file/yields?projectId=${to}&compareFlag=${compareFlag}`;
    const multipart = formOf({ 'yields.csv': text });
    expect((await server.send('POST', path, { token: owner, multipart })).code).toBe('00000');
  };
  const setting = (change: object) =>
    server.send('POST', `${base}/basicSetting`, {
      token: owner,
      form: { projectBasicSetting: JSON.stringify({ projectId, ...change }) },
    });
  const fill = async (text: string) => {
    const path = `${base}/reportForm/file?reportFormId=${reportFormId}`;
    const answer = await server.send('POST', path, { token, multipart: formOf({ 'y.csv': text }) });
    return (answer.data as ReportForm).findings.map(({ key, kind, message }) => ({ key, kind, message }));
  };
  const submit = () =>
    server.send('POST', `${base}/reportForm/state`, {
      token,
      form: { reportFormId, formState: 'SUBMITTED' },
    });

  beforeAll(async () => {
    server = await testApp({ geodata: madeRegionGeodata });
    owner = await server.login();
    projectId = await madeProject(server, owner, '今年', ['1']);
    const form = { projectId, userName: 'farming', deptName: '农业局', password: 'Depart#2026x' };
    const { data } = await server.send('POST', '/gep/user/inputer', { token: owner, form });
    token = await server.login('farming', 'Depart#2026x');
    const userIds = JSON.stringify([(data as { userId: string }).userId]);
    const item = { projectId, inputKey: 'yields', userIds };
    await server.send('POST', `${base}/reportTemplate`, { token: owner, form: item });
    [{ reportFormId }] = await formsSeen(server, projectId, token);
  });
  afterAll(() => server.close());

  it('are held against the usual range while there is no year to compare with', async () => {
    const rows = '350101,稻谷,500,3\n350102,稻谷,500,3000\n350201,稻谷,500,3000\n';
    expect(await fill(header + rows)).toEqual([
      {
        key: 'CHECK_MAGNITUDE/350101/price',
        kind: 'explain',
        message: expect.stringMatching(
          /^“农林牧渔产量”第1行价格的值3与通常范围（100～1.000.000）相差约1.000倍，请核对单位$/,
        ) as string,
      },
    ]);
  });

  it('are held against the comparable year, and against the year before once the project names it', async () => {
    await setting({ enterComparableYear: true });
    await upload(projectId, `${header}350101,稻谷,500,3000\n350102,稻谷,500,3000\n350201,稻谷,500,3000\n`, 1);
    const rows = `${header}350101,稻谷,500,3000\n350102,稻谷,500,3000\n350201,稻谷,900,3000\n`;
    const found = await fill(rows);
    expect(found.map(({ key }) => key)).toEqual(['CHECK_CHANGE/350201/yield']);
    expect(found[0].message).toContain('可比年');

    const predecessorId = await madeProject(server, owner, '去年', ['1']);
    await upload(predecessorId, `${header}350101,稻谷,100,3000\n350201,稻谷,900,3000\n`);
    await setting({ predecessorId });
    const now = await fill(rows);
    expect(now.map(({ key }) => key)).toEqual(['CHECK_CHANGE/350101/yield']);
    expect(now[0].message).toBe('“农林牧渔产量”第1行产量的值500较上年（100）变化超过30%');
  });

  it('may stay with an explanation, of a row or of all rows of the column, which is kept with the version', async () => {
    expect((await submit()).code).toBe('10615');
    const explanations = [{ key: 'CHECK_CHANGE/*/yield', text: '退耕地块复种' }];
    const json = { reportFormId, revision: 3, changes: [], explanations };
    await server.send('POST', `${base}/reportForm`, { token, json });
    const { data } = await submit();
    expect((data as ReportForm).versions).toMatchObject([{ version: 1, explanations }]);
  });
});
