import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, cell, formServer, openForm, save, stored, table } from './testing/open-form';
import { sampleCover } from './testing/sample-classes';
import { sampleMonitors, sampleRain } from './testing/sample-setup';
import { backend } from '../../session/testing/backend';

let state: ReturnType<typeof formServer>['state'];
let server: ReturnType<typeof formServer>['server'];

beforeEach(() => {
  const made = formServer();
  ({ state, server } = made);
  backend.client = { ...made.client };
});

describe('the comparable year', () => {
  it('is as the current one until it has data, which are saved for it alone', async () => {
    state.inputs = [stored('rain', { plain: [1, 2] })];
    await openForm();
    await page.getByRole('radio', { name: '可比年' }).click();
    const rain = page.getByTestId('input-rain');
    await expect.element(rain.getByText('同当年：1, 2 mm')).toBeVisible();
    await expect.element(page.getByText('缺少数据')).not.toBeInTheDocument();
    await button('各次（日）数值', '添加行').click();
    await cell('各次（日）数值', '数值', 1).fill('7');
    await save().click();
    await expect
      .poll(() => state.inputs.map(({ compareFlag, settings }) => [compareFlag, settings.plain]))
      .toEqual([
        [0, [1, 2]],
        [1, [7]],
      ]);
    await expect.element(rain.getByText(/同当年/)).not.toBeInTheDocument();
    await page.getByRole('radio', { name: '当年', exact: true }).click();
    await expect.element(cell('各次（日）数值', '数值', 2)).toHaveValue('2');
  });

  it('is not shown where the project does not account for it', async () => {
    state.enterComparableYear = false;
    await openForm();
    await expect.element(page.getByRole('radio', { name: '可比年' })).not.toBeInTheDocument();
    await expect
      .element(table('治理单价').getByRole('columnheader', { name: '可比年' }))
      .not.toBeInTheDocument();
  });
});

describe('the columns of a file', () => {
  const monitors = page.getByTestId('input-monitors');
  const choose = async (field: string, column: string) => {
    await monitors.getByRole('button', { name: new RegExp(`^${field}: `) }).click();
    await page.getByRole('option', { name: column, exact: true }).click();
  };

  it('are chosen for fields without one, and no two fields may use the same', async () => {
    state.inputs = [{ ...stored('monitors', {}), file: sampleMonitors }];
    await openForm();
    await expect.element(monitors.getByText('字段对应：1 个必填字段没有对应的列，请选择')).toBeVisible();
    await choose('远侧噪声', 'near');
    const message = '“路侧噪声”和“远侧噪声”不能使用同一列，请重新选择';
    await expect.element(monitors.getByText(message)).toBeVisible();
    await save().click();
    await expect.element(page.getByText('请先更正以下内容')).toBeVisible();
    expect(server.log).not.toContain('saveModelFileSettings');
    await choose('远侧噪声', 'far');
    await expect.element(monitors.getByText(message)).not.toBeInTheDocument();
    await expect.element(monitors.getByRole('cell', { name: '48, 51' })).toBeVisible();
    await save().click();
    await expect.poll(() => state.inputs[0].settings.fields).toEqual({ farLevel: 'far' });
  });
});

describe('the faults of a file', () => {
  const monitors = page.getByTestId('input-monitors');
  const column = { code: '30209', severity: 'error', message: '没有远侧噪声的列', at: 'monitors' } as const;
  const text = { code: '30402', severity: 'error', message: '第2行不是数值', at: 'monitors' } as const;

  it.each([
    ['文件暂不可用：请在上方为 1 个字段选择对应的列并保存', [column]],
    ['1 处错误，文件暂不可用，请修正后重新上传', [text]],
    ['2 处错误，文件暂不可用：缺少的列请在上方选择并保存，其余请修正文件后重新上传', [column, text]],
  ])('say what to do: %s', async (heading, problems) => {
    const faults = { problems: [...problems], problemCount: problems.length };
    state.inputs = [{ ...stored('monitors', {}), file: sampleMonitors, ...faults }];
    await openForm();
    await expect.element(monitors.getByText(heading)).toBeVisible();
  });
});

describe('an input of many bands', () => {
  const rain = page.getByTestId('input-rain');

  it('takes several rasters or a ZIP, and shows how many days there are and which', async () => {
    state.inputs = [{ ...stored('rain', {}), file: sampleRain }];
    await openForm();
    const picker = rain.element().querySelector<HTMLInputElement>('input[type=file]');
    expect([picker?.multiple, picker?.accept]).toEqual([true, '.tif,.tiff,.zip']);
    await expect.element(rain.getByText(/按文件名中的日期/)).toBeVisible();
    await expect.element(rain.getByText('日数')).toBeVisible();
    await expect.element(rain.getByText('366 · 2020-01-01 – 2020-12-31')).toBeVisible();
    const cover = page
      .getByTestId('input-landCover')
      .element()
      .querySelector<HTMLInputElement>('input[type=file]');
    expect([cover?.multiple, cover?.accept]).toEqual([true, '.tif,.tiff,.xml,.dbf,.cpg,.zip']);
  });
});

describe('the file of an input', () => {
  const cover = page.getByTestId('input-landCover');
  const file = { ...sampleCover, compareFlag: 0 } as const;
  beforeEach(() => {
    const reclassification = [
      { from: 11, to: 1 },
      { from: 12, to: 2 },
    ];
    state.inputs = [{ ...stored('landCover', { reclassification, classesConfirmed: true }), ...file }];
  });
  const ask = async () => {
    await openForm();
    await cover.getByRole('button', { name: '删除 土地覆盖' }).click();
    return page.getByRole('dialog', { name: '删除文件' });
  };

  it('is deleted after a question that names the models and tables, and comes back as it was', async () => {
    const before = structuredClone(state.inputs);
    const question = await ask();
    await expect.element(question.getByText('将删除“土地覆盖”当年的文件 cover.tif。')).toBeVisible();
    await expect.element(question.getByText('使用它的模型：空气净化。')).toBeVisible();
    await expect.element(question.getByText('一并删除：重分类表（2 类，已确认）。')).toBeVisible();
    await expect.element(question.getByText('可比年使用同一文件，也将缺少数据。')).toBeVisible();
    await question.getByRole('button', { name: '确定' }).click();
    await expect.element(cover.getByRole('status')).toHaveTextContent('已删除文件 cover.tif');
    await expect.element(cover.getByRole('button', { name: '上传' })).toHaveFocus();
    expect(state.inputs).toEqual([]);
    await cover.getByRole('button', { name: '撤销' }).click();
    await expect.element(cover.getByRole('status')).not.toBeInTheDocument();
    expect(state.inputs).toEqual(before);
  });

  it('stays where the question is not confirmed', async () => {
    const question = await ask();
    await question.getByRole('button', { name: '取消' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(server.log).not.toContain('deleteModelFile');
  });

  it('of the comparable year gives way to that of the current one', async () => {
    const before = { ...stored('landCover', {}), ...file, compareFlag: 1 } as const;
    state.inputs.push({ ...before, file: { ...sampleCover.file, name: 'before.tif' } });
    await openForm();
    await page.getByRole('radio', { name: '可比年' }).click();
    await cover.getByRole('button', { name: '删除 土地覆盖' }).click();
    const question = page.getByRole('dialog', { name: '删除文件' });
    await expect.element(question.getByText('此后可比年使用当年的文件 cover.tif。')).toBeVisible();
    await question.getByRole('button', { name: '确定' }).click();
    await expect.element(cover.getByRole('status')).toHaveTextContent('已删除文件 before.tif');
    expect(state.inputs.map(({ compareFlag }) => compareFlag)).toEqual([0]);
  });
});
