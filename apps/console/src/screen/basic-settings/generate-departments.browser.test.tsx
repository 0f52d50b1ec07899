import '../../console.css';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ConflictHost } from '../../form/conflict-dialog';
import '../../message';
import { EditorWords } from '../../message/editor-words';
import { useConflict } from '../../session/save-form';
import { sampleBasicSetting } from '../model-settings/testing/sample-setup';
import { openAs } from '../testing/relation-screen';
import BasicSettingScreen from './basic-settings';
import { backend } from '../../session/testing/backend';

/** What the server holds, and the version of that. */
let held: { version: number; year: string };
/** Requests that made departments, or tried to. */
let made: { ifMatch: string | null; year: string | undefined }[];

beforeEach(async () => {
  held = { version: 7, year: '2023' };
  made = [];
  const mapping = { regionFileName: 'a.shp', regionFields: 'PR,PRC,CT,CTC', provinceField: 'PR' };
  const levels = { provinceCodeField: 'PRC', cityField: 'CT', cityCodeField: 'CTC' };
  const { client } = createTestClient({
    listProjects: () => ({ data: [], totalCount: 0 }),
    getRegionFile: () => null,
    getBasicSetting: (_input, { setVersion }) => {
      setVersion(`"${held.version}"`);
      return {
        ...sampleBasicSetting,
        ...mapping,
        ...levels,
        particularYear: held.year,
        nationField: '=中国',
        nationCodeField: '=100000',
        accountingField: 'province',
        partitionField: 'city',
      };
    },
    generateDepartments: ({ body }, { ifMatch, setVersion }) => {
      const year = body.projectBasicSetting?.particularYear;
      made.push({ ifMatch, year });
      if (ifMatch !== `"${held.version}"`)
        throw new TestFault(
          'FORM_CHANGED',
          { form: 'x' },
          {
            form: 'departments',
            version: `"${held.version}"`,
            changes: [
              {
                ...{ entry: '9', field: 'phone', name: '永安市：联系电话' },
                ...{ changedBy: { userId: '2', userName: 'wang' }, changedTime: '2026-11-26T08:00:00.000Z' },
              },
            ],
          },
        );
      held = { version: held.version + 1, year: year ?? held.year };
      setVersion(`"${held.version}"`);
      return { totalCount: 9 };
    },
  });
  backend.client = { ...client };
  await openAs(
    'PROJECT_ADMIN',
    <EditorWords>
      <BasicSettingScreen />
      <ConflictHost />
    </EditorWords>,
  );
});
afterEach(() => useConflict.getState().question?.choose('neither'));

const year = page.getByLabelText('数据年份');
const generate = page.getByRole('button', { name: '生成分区部门' });
const dialog = page.getByRole('dialog', { name: '他人已修改' });

describe('departments that are made with settings that are not saved', () => {
  it('are made in one request with the version that was read, which saves the settings', async () => {
    await year.fill('2024');
    await generate.click();
    await expect.poll(() => made).toEqual([{ ifMatch: '"7"', year: '2024' }]);
    await expect.element(year).toHaveValue('2024');
    // Nothing is left to be saved with the next ones.
    await generate.click();
    await expect.poll(() => made[1]).toEqual({ ifMatch: '"8"', year: undefined });
  });

  it('wait for an answer where somebody has changed one meanwhile; what was typed stays', async () => {
    await year.fill('2024');
    held = { ...held, version: 8 };
    await generate.click();
    await expect.element(dialog).toHaveTextContent(/永安市：联系电话\s*wang，/);
    await dialog.getByRole('button', { name: '返回' }).click();
    await expect.element(year).toHaveValue('2024');
    expect(held).toEqual({ version: 8, year: '2023' });
    await generate.click();
    await dialog.getByRole('button', { name: '保留我的修改' }).click();
    await expect.poll(() => held).toEqual({ version: 9, year: '2024' });
  });

  it('are not made where the changes of the other are taken', async () => {
    await year.fill('2024');
    held = { version: 8, year: '2019' };
    await generate.click();
    await dialog.getByRole('button', { name: '载入对方的修改' }).click();
    await expect.element(year).toHaveValue('2019');
    expect(made).toHaveLength(1);
  });
});
