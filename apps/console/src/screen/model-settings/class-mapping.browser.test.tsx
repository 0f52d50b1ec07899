import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, formServer, openForm, save, stored } from './testing/open-form';
import { sampleCover, samplePreflight } from './testing/sample-classes';
import { backend } from '../../session/testing/backend';

let state: ReturnType<typeof formServer>['state'];

beforeEach(() => {
  const made = formServer();
  ({ state } = made);
  backend.client = { ...made.client };
  state.inputs = [{ ...stored('landCover', {}), ...sampleCover }];
});

const cover = page.getByTestId('input-landCover');
const proposals = cover.getByRole('group', { name: '可能适用的对照表' });
const confirm = cover.getByRole('button', { name: '确认分类对照' });

describe('the classes of a raster', () => {
  it('show what each table makes of one that they read differently, and choose none of them', async () => {
    await openForm();
    await expect.element(cover.getByText('待确认')).toBeVisible();
    const cards = proposals.getByRole('button');
    await expect
      .element(cards.nth(0))
      .toHaveTextContent('生态系统类型代码识别 2/3 类，占文件像元 90%11 → 阔叶林，读作 11 阔叶林');
    await expect.element(cards.nth(1)).toHaveTextContent('11 → 牧场，读作 3 草地生态系统');
    for (const card of cards.elements()) expect(card.getAttribute('aria-pressed')).toBe('false');
  });

  it('are named by the file, else by the table that is chosen', async () => {
    await openForm();
    await proposals.getByRole('button', { name: /某土地覆盖产品/ }).click();
    await expect.element(cover.getByRole('row', { name: /11 牧场 60/ })).toBeVisible();
    await expect.element(cover.getByRole('row', { name: /12 矮林 30/ })).toBeVisible();
    await expect.element(cover.getByRole('row', { name: /77 -- 10/ })).toBeVisible();
  });

  it('keep their names and the chosen table once one is changed by hand, after a save, too', async () => {
    await openForm();
    const product = proposals.getByRole('button', { name: /某土地覆盖产品/ });
    await product.click();
    await expect.element(cover.getByText(/已选用，改动/)).not.toBeInTheDocument();
    await button('重分类表', /^生态系统类型，第 1 行/).click();
    await page.getByRole('option', { name: '12 针叶林' }).click();
    const seen = async () => {
      await expect.element(cover.getByText('已选用，改动 1 类')).toBeVisible();
      await expect.element(product).toHaveAttribute('aria-pressed', 'true');
      await expect.element(cover.getByRole('row', { name: /11 牧场 60/ })).toBeVisible();
    };
    await seen();
    await save().click();
    await expect.poll(() => state.inputs[0].settings.preset).toBe('product');
    await seen();
    await button('重分类表', '撤销').click();
    await button('重分类表', '撤销').click();
    await expect.element(product).toHaveAttribute('aria-pressed', 'false');
    await save().click();
    await expect.poll(() => state.inputs[0].settings.preset).toBeNull();
  });

  it('are those of the table that was saved with them', async () => {
    const reclassification = [
      { from: 11, to: 3 },
      { from: 12, to: 12 },
    ];
    state.inputs = [{ ...stored('landCover', { reclassification, preset: 'product' }), ...sampleCover }];
    await openForm();
    await expect.element(cover.getByRole('row', { name: /11 牧场 60/ })).toBeVisible();
    await expect.element(cover.getByText('已选用，改动 1 类')).toBeVisible();
  });

  it('are confirmed with their table, after a question where some will be missing', async () => {
    await openForm();
    await proposals.getByRole('button', { name: /某土地覆盖产品/ }).click();
    const note = '1 类未对照，将按缺失地类处理：文件像元数 10';
    await expect.element(cover.getByText(note)).toBeVisible();
    await confirm.click();
    const question = page.getByRole('dialog', { name: '确认分类对照' });
    await expect.element(question.getByText('1 类未对照：77。')).toBeVisible();
    await question.getByRole('button', { name: '取消' }).click();
    await expect.element(cover.getByText('待确认')).toBeVisible();
    expect(state.inputs[0].settings.classesConfirmed).toBe(false);
    await confirm.click();
    await question.getByRole('button', { name: '确定' }).click();
    await expect
      .poll(() => state.inputs[0].settings)
      .toMatchObject({
        classesConfirmed: true,
        preset: 'product',
        reclassification: [
          { from: 11, to: 3 },
          { from: 12, to: 2 },
        ],
      });
    await expect.element(cover.getByText('已确认，有未对照')).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
    await expect.element(save()).toBeDisabled();
  });

  it('are confirmed without a question where every one is read as something', async () => {
    await openForm();
    await proposals.getByRole('button', { name: /某土地覆盖产品/ }).click();
    await button('重分类表', /^生态系统类型，第 1 行/).click();
    await page.getByRole('option', { name: '-9999 缺失地类' }).click();
    await confirm.click();
    await expect.element(cover.getByText('已确认', { exact: true })).toBeVisible();
    await expect.element(cover.getByText(/3 类均已对照（-9999 缺失地类、/)).toBeVisible();
    expect(state.inputs[0].settings.reclassification).toContainEqual({ from: 77, to: -9999 });
  });

  it('come in the order of what was saved: those without a type first, then the most frequent', async () => {
    const values = () =>
      cover
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) => row.querySelector('td')?.textContent);
    await openForm();
    expect(values()).toEqual(['77', '11', '12']);
    await proposals.getByRole('button', { name: /某土地覆盖产品/ }).click();
    await button('重分类表', /^生态系统类型，第 1 行/).click();
    await page.getByRole('option', { name: '-9999 缺失地类' }).click();
    expect(values()).toEqual(['77', '11', '12']);
    await confirm.click();
    await expect.element(page.getByText('已确认“土地覆盖”的分类对照')).toBeVisible();
    expect(values()).toEqual(['77', '11', '12']);
    await cover.getByText('已确认', { exact: true }).click();
    await cover.getByText('已确认', { exact: true }).click();
    await expect.poll(values).toEqual(['11', '12', '77']);
  });

  it('warn in the question of all that have no type, the first ones by name', async () => {
    const { report } = sampleCover.file;
    if (report.kind !== 'raster') throw new Error('the sample is a raster');
    const more = Array.from({ length: 8 }, (_, i) => ({ value: 80 + i, count: 1_000, name: `云${i}` }));
    const file = {
      ...sampleCover.file,
      report: { ...report, classes: [...(report.classes ?? []), ...more] },
    };
    state.inputs = [{ ...stored('landCover', {}), ...sampleCover, file }];
    state.preflight = { ...samplePreflight, classes: [{ value: 80, count: 3_564 }] };
    await openForm();
    await confirm.click();
    const question = page.getByRole('dialog', { name: '确认分类对照' });
    await expect
      .element(
        question.getByText(
          '没有选择对照表，也没有选择类型：原始值将直接作为类型代码，其中 9 类不是类型代码：80 云0、81 云1、82 云2、83 云3、84 云4、85 云5，另有 3 类。',
        ),
      )
      .toBeVisible();
    await expect.element(question.getByText(/文件像元数 8\s010，核算区内 7\s128 km²/)).toBeVisible();
    await question.getByRole('button', { name: '取消' }).click();
  });

  it('have their area inside the region, also of those that will be missing', async () => {
    const counts = [
      { value: 11, count: 50 },
      { value: 77, count: 4 },
    ];
    state.preflight = { ...samplePreflight, classes: counts };
    await openForm();
    await proposals.getByRole('button', { name: /某土地覆盖产品/ }).click();
    await expect.element(cover.getByRole('row', { name: /11 牧场 60 100/ })).toBeVisible();
    await expect.element(cover.getByRole('row', { name: /12 矮林 30 0/ })).toBeVisible();
    await expect.element(cover.getByText(/文件像元数 10，核算区内 8 km²/)).toBeVisible();
  });

  it('say of areas from samples that they are estimates', async () => {
    state.preflight = { ...samplePreflight, sampled: true, classes: [{ value: 77, count: 4 }] };
    await openForm();
    await expect.element(cover.getByRole('columnheader', { name: '核算区内 km²（估计）' })).toBeVisible();
    await proposals.getByRole('button', { name: /某土地覆盖产品/ }).click();
    await expect.element(cover.getByText(/文件像元数 10，核算区内 ≈ 8 km²/)).toBeVisible();
  });

  it('keep their areas while the file is looked at once more', async () => {
    state.preflight = { ...samplePreflight, classes: [{ value: 11, count: 50 }] };
    await openForm();
    await proposals.getByRole('button', { name: /某土地覆盖产品/ }).click();
    await expect.element(cover.getByRole('row', { name: /11 牧场 60 100/ })).toBeVisible();
    let answer: (() => void) | undefined;
    const look = backend.client.preflightModelFile as (...args: unknown[]) => Promise<unknown>;
    backend.client.preflightModelFile = async (...args: unknown[]) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return look(...args);
    };
    await confirm.click();
    await page.getByRole('dialog', { name: '确认分类对照' }).getByRole('button', { name: '确定' }).click();
    await expect.poll(() => answer).toBeDefined();
    await expect.element(cover.getByRole('row', { name: /11 牧场 60 100/ })).toBeVisible();
    answer?.();
  });

  it('have a place for their areas before these are known, and none where there is no region', async () => {
    const look = backend.client.preflightModelFile as (...args: unknown[]) => Promise<unknown>;
    let answer: (() => void) | undefined;
    backend.client.preflightModelFile = async (...args: unknown[]) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return look(...args);
    };
    state.preflight = null;
    await openForm();
    const heading = cover.getByRole('columnheader', { name: '核算区内 km²' });
    await expect.element(heading).toBeVisible();
    answer?.();
    await expect.element(heading).not.toBeInTheDocument();
  });

  it('are still to be decided until a table or a type is chosen, in all that is said of them', async () => {
    const problem = { code: '30215', message: '', args: { values: '77', area: 8 } };
    state.preflight = { ...samplePreflight, problems: [problem] };
    await openForm();
    await expect.element(cover.getByText('重分类表：3 类待对照')).toBeVisible();
    await expect.element(cover.getByText(/缺失地类处理/)).not.toBeInTheDocument();
    await expect.element(cover.getByText(/类别 77 未对照/)).not.toBeInTheDocument();
    await proposals.getByRole('button', { name: /某土地覆盖产品/ }).click();
    await expect.element(cover.getByText('重分类表：1 类未对照，按缺失地类处理')).toBeVisible();
    await confirm.click();
    await page.getByRole('dialog', { name: '确认分类对照' }).getByRole('button', { name: '确定' }).click();
    await expect.element(cover.getByText(/类别 77 未对照/)).toBeVisible();
  });

  it('lose what the user chose to another table only after a question', async () => {
    await openForm();
    await button('重分类表', /^生态系统类型，第 2 行/).click();
    await page.getByRole('option', { name: '12 针叶林' }).click();
    const codes = proposals.getByRole('button', { name: /生态系统类型代码/ });
    const question = page.getByRole('dialog', { name: '换用对照表' });
    await codes.click();
    await expect.element(question.getByText(/自行选择的 1 类将被替换/)).toBeVisible();
    await question.getByRole('button', { name: '取消' }).click();
    await expect.element(codes).toHaveAttribute('aria-pressed', 'false');
    await codes.click();
    await question.getByRole('button', { name: '确定' }).click();
    await expect.element(codes).toHaveAttribute('aria-pressed', 'true');
    await proposals.getByRole('button', { name: /某土地覆盖产品/ }).click();
    await expect.element(question).not.toBeInTheDocument();
  });

  it('cannot be confirmed where none was read, nor show the table of an earlier file', async () => {
    const { report } = sampleCover.file;
    if (report.kind !== 'raster') throw new Error('the sample is a raster');
    const settings = { reclassification: [{ from: 11, to: 3 }], classesConfirmed: true };
    const file = { ...sampleCover.file, report: { ...report, classes: null } };
    state.inputs = [{ ...stored('landCover', settings), file }];
    await openForm();
    await expect.element(confirm).toBeDisabled();
    await expect.element(cover.getByText(/文件中没有读到类别，无法确认/)).toBeVisible();
    await expect.element(cover.getByText(/重分类表/)).not.toBeInTheDocument();
  });

  it('may be confirmed as the codes themselves, without a table', async () => {
    await openForm();
    await confirm.click();
    await page.getByRole('dialog', { name: '确认分类对照' }).getByRole('button', { name: '确定' }).click();
    await expect
      .poll(() => state.inputs[0].settings)
      .toMatchObject({ classesConfirmed: true, reclassification: [] });
  });

  it('are to be confirmed again once the table has changed', async () => {
    state.inputs = [{ ...stored('landCover', { classesConfirmed: true }), ...sampleCover }];
    await openForm();
    await cover.getByText('已确认').click();
    await proposals.getByRole('button', { name: /生态系统类型代码/ }).click();
    await expect.element(cover.getByText('待确认')).toBeVisible();
    await button('重分类表', '撤销').click();
    await expect.element(cover.getByText('已确认')).toBeVisible();
  });
});
