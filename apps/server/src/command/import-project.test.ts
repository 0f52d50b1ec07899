import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@gep/ecosystem-models';
import { importProject } from '../project-folder/import-project';
import { startRun } from '../run/run';
import { writeSample } from '../../sample/write-sample';
import { findProjectByName } from '../project/queries';
import { absentServicesOf } from '../result/absent-service-queries';
import { resultsOf } from '../result/queries';
import type { Actor } from '../store/schema';
import { actorOf } from '../user/actor';
import { findUserByName } from '../user/queries';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { readOptions } from './project-options';
import { totalsTable } from './totals-table';

describe('npm run project', () => {
  it('reads its arguments', () => {
    expect(readOptions(['import', 'a', '--calculate'])).toEqual({
      verb: 'import',
      folder: 'a',
      calculate: true,
      owner: null,
    });
    expect(readOptions(['import', '--owner', 'li', 'a'])).toEqual({
      verb: 'import',
      folder: 'a',
      calculate: false,
      owner: 'li',
    });
    for (const wrong of [[], ['import'], ['export', 'a'], ['import', 'a', 'b'], ['import', 'a', '--owner']])
      expect(readOptions(wrong)).toBeNull();
  });
});

describe('importing a folder', () => {
  let server: TestApp;
  let folder: string;
  let owner: Actor;

  beforeAll(async () => {
    server = await testApp();
    folder = await mkdtemp(join(tmpdir(), 'gep-folder-'));
    await writeSample(folder);
    const admin = await findUserByName(server.app.services.database.db, 'admin');
    if (admin) owner = actorOf(admin, 'import');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function change(patch: (project: Record<string, Record<string, unknown>>) => void): Promise<void> {
    const path = join(folder, 'project.json');
    const project = JSON.parse(await readFile(path, 'utf8')) as Record<string, Record<string, unknown>>;
    patch(project);
    await writeFile(path, JSON.stringify(project));
  }

  it('calculates the project and prints a total per model', async () => {
    await change((project) => {
      Object.assign(project.settings, { resolution: 5000, enterComparableYear: false });
      delete project.models['coastal-protection'];
      project.absentServices = { 'coastal-protection': '没有海岸线' };
    });
    const { services, tools } = server.app;
    const project = await importProject(services, owner, folder);
    expect(project).toMatchObject({ name: '示例项目', synthetic: true });
    expect(await absentServicesOf(services.database.db, project.id)).toMatchObject([
      { modelId: '17', reason: '没有海岸线', declaredBy: owner },
    ]);
    const { runId } = await startRun(services, tools, project.id, 'calculation', owner.userId);
    expect(await tools.runs.ended(runId)).toMatchObject({ state: 'complete' });
    const { db } = services.database;
    const rows = await resultsOf(db, project.id);
    const priced = rows.filter(({ modelId, childKey }) => modelId !== 'totalGep' && childKey === '');
    const total = rows.find(({ modelId }) => modelId === 'totalGep')?.priceValue ?? NaN;
    expect(priced.reduce((sum, row) => sum + (row.priceValue ?? 0), 0) / total).toBeCloseTo(1, 12);
    const table = await totalsTable(db, project.id, 'zh');
    const names = table.split('\n').map((line) => line.split('\t')[0]);
    expect(names).toEqual(expect.arrayContaining(['固碳', '径流分析', '径流分析 / CN法', '酒店景观溢价']));
    const models = [...new Set(names.map((name) => name.split(' / ')[0]).filter(Boolean))];
    expect(models).toEqual([
      ...Object.values(catalogue)
        .filter(({ slug }) => slug !== 'coastal-protection')
        .map(({ name }) => name.zh),
      '生态系统生产总值 (GEP)',
    ]);
  });

  it('leaves nothing when a file or a value is refused, and says what is wrong', async () => {
    const before = server.storedFiles();
    const { services } = server.app;
    await change((project) => {
      project.inputs.pet = { plain: 99_999 };
      Object.assign(project, { name: '另一个' });
    });
    await expect(importProject(services, owner, folder)).rejects.toThrow('PARAMETER_INVALID');
    await change(({ inputs }) => Object.assign(inputs, { pet: { plain: 1, file: 'x.tif' } }));
    await expect(importProject(services, owner, folder)).rejects.toThrow('project.json inputs.pet');
    await change(({ inputs }) => Object.assign(inputs, { pet: { file: 'none.tif' } }));
    await expect(importProject(services, owner, folder)).rejects.toThrow('none.tif');
    expect(await findProjectByName(services.database.db, owner.userId, '另一个')).toBeNull();
    expect(server.storedFiles().sort()).toEqual(before.sort());
  });
});
