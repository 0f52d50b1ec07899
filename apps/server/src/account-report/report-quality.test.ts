import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainText } from '../document/content';
import { latestRun, updateRun } from '../job/run-queries';
import { findProject } from '../project/queries';
import { calculatedSample } from '../testing/calculated-sample';
import type { CalculatedSample } from '../testing/calculated-sample';
import { gatherReport } from './gather-report';

let sample: CalculatedSample;

beforeAll(async () => {
  sample = await calculatedSample();
});
afterAll(() => sample.server.close());

it('warns of what the preparation found, and says which methods were chosen', async () => {
  const { services, tools } = sample.server.app;
  const { db } = services.database;
  const preparation = await latestRun(db, sample.projectId, 'pretreatment');
  const found = { name: 'INPUT_PARTLY_COVERS', args: { file: 'npp.tif', percent: '98.9' } } as const;
  await updateRun(db, preparation?.id ?? '', { warnings: [found] });
  const { ownerId = '' } = (await findProject(db, sample.projectId)) ?? {};
  const rasters = { services, workers: tools.reads };
  const { chapters } = await gatherReport(rasters, { id: ownerId }, sample.projectId, 'zh');
  await updateRun(db, preparation?.id ?? '', { warnings: preparation?.warnings ?? [] });
  const textOf = (chapter: string): string =>
    chapters
      .flatMap(({ id, blocks }) => (id === chapter ? blocks : []))
      .flatMap((block) =>
        block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block.text] : [],
      )
      .map(plainText)
      .join('\n');
  expect(textOf('quality')).toContain('文件 npp.tif 只覆盖核算区域的 98.9%。');
  // The annex has the same choice in a table.
  const [, choice = ''] = /选择：计算方法为“([^”]+)”/.exec(textOf('methods')) ?? [];
  expect(choice).not.toBe('');
  const rows = chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(rows.map(({ cells }) => cells.slice(0, 2))).toContainEqual(['计算方法', choice]);
});
