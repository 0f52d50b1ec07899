import '../../console.css';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ConflictHost } from '../../form/conflict-dialog';
import i18n from '../../message';
import { useConflict } from '../../session/save-form';
import { catalogueHandlers, openAs } from '../testing/relation-screen';
import ForcedZeroScreen from './forced-zero';
import { backend } from '../../session/testing/backend';

/** What the server holds, and the version of that; every save of somebody counts it up. */
let held: { version: number; on: boolean; urban: boolean };
let saves: { ifMatch: string | null; on: boolean; urban: boolean }[];

/** Who was first: user 1 is the one at the screen. */
let first: { userId: string; userName: string };

/** Somebody else switches the boundary of cities on, and with it the version on. */
const somebodySaves = () => (held = { ...held, version: held.version + 1, urban: true });

beforeEach(async () => {
  held = { version: 7, on: false, urban: false };
  saves = [];
  first = { userId: '2', userName: 'wang' };
  const { client } = createTestClient({
    ...catalogueHandlers,
    getForceCorrelation: (_input, { setVersion }) => {
      setVersion(`"${held.version}"`);
      return {
        projectId: 'p1',
        useModelEcosystemCorrelation: held.on,
        useUrbanEcosystemBoundary: held.urban,
        projectModelToEcosystemVOS: [{ modelId: '5', ecosystemValues: '6' }],
        urbanBoundary: null,
        deletedUrbanBoundary: null,
      };
    },
    saveForceCorrelation: ({ body }, { ifMatch, setVersion }) => {
      const [on, urban] = [body.useModelEcosystemCorrelation, body.useUrbanEcosystemBoundary];
      saves.push({ ifMatch, on, urban });
      if (ifMatch !== `"${held.version}"`)
        throw new TestFault(
          'FORM_CHANGED',
          { form: 'x' },
          {
            form: 'forcedZero',
            version: `"${held.version}"`,
            changes: [
              {
                ...{ entry: 'types', field: 'useUrbanEcosystemBoundary', name: '更新城市生态系统边界' },
                ...{ changedBy: first, changedTime: '2026-11-26T08:00:00.000Z' },
              },
            ],
          },
        );
      held = { version: held.version + 1, on, urban };
      setVersion(`"${held.version}"`);
      return null;
    },
  });
  backend.client = { ...client };
  await openAs(
    'PROJECT_ADMIN',
    <>
      <ForcedZeroScreen />
      <ConflictHost />
    </>,
  );
});
afterEach(async () => {
  useConflict.getState().question?.choose('neither');
  await i18n.changeLanguage('zh-CN');
});

const save = page.getByRole('button', { name: '保存', exact: true });
const correct = page.getByRole('checkbox', { name: '修正模型与生态系统的对应关系' });
const urban = page.getByRole('checkbox', { name: '更新城市生态系统边界' });
const dialog = page.getByRole('dialog', { name: '他人已修改' });

/** Changes the form and saves it, after somebody else was first. */
async function comeSecond(): Promise<void> {
  await correct.click();
  somebodySaves();
  await save.click();
  await expect.element(dialog).toHaveTextContent(/更新城市生态系统边界\s*wang，/);
}

describe('of two people who save the forced correction', () => {
  it('the second reads who changed what, and goes back with all that was typed', async () => {
    await comeSecond();
    await page.getByRole('button', { name: '返回' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    // The keyboard is where it was.
    await expect.element(save).toHaveFocus();
    await expect.element(correct).toBeChecked();
    await expect.element(urban).not.toBeChecked();
    expect(saves).toEqual([{ ifMatch: '"7"', on: true, urban: false }]);
    // It is still the version of then: the other change is not overwritten by the next try either.
    await save.click();
    await expect.element(dialog).toHaveTextContent(/wang/);
    expect(saves.map(({ ifMatch }) => ifMatch)).toEqual(['"7"', '"7"']);
  });

  it('the second overwrites on purpose', async () => {
    await comeSecond();
    await page.getByRole('button', { name: '保留我的修改' }).click();
    await expect.element(save).toBeDisabled();
    expect(saves[1]).toEqual({ ifMatch: '"8"', on: true, urban: false });
    expect(held).toEqual({ version: 9, on: true, urban: false });
    // What comes next builds on that.
    await urban.click();
    await save.click();
    await expect.element(save).toBeDisabled();
    expect(saves[2]).toEqual({ ifMatch: '"9"', on: true, urban: true });
  });

  it('the second takes what the first has saved', async () => {
    await comeSecond();
    await page.getByRole('button', { name: '载入对方的修改' }).click();
    await expect.element(urban).toBeChecked();
    await expect.element(correct).not.toBeChecked();
    await expect.element(save).toBeDisabled();
    expect(saves).toHaveLength(1);
  });

  it('the second reads that it was the same person in another window', async () => {
    first = { userId: '1', userName: 'a' };
    await correct.click();
    somebodySaves();
    await save.click();
    await expect
      .element(page.getByRole('dialog', { name: '另一窗口已修改' }))
      .toHaveTextContent('您（另一窗口），');
  });

  it('the dialog speaks English, too', async () => {
    await comeSecond();
    await i18n.changeLanguage('en');
    const english = page.getByRole('dialog', { name: 'Somebody else was first' });
    await expect
      .element(english)
      .toHaveTextContent(/Since you opened this page, other values were saved for:/);
    for (const name of ['Back', 'Load theirs', 'Keep mine'])
      await expect.element(english.getByRole('button', { name })).toBeVisible();
  });
});
