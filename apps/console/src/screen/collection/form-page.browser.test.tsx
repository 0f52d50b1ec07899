import '../../console.css';
import { ApiError } from '@gep/api-client';
import type { ReportComment, ReportForm, ReportVersion, ResponseOf } from '@gep/api-client';
import { TestFault } from '@gep/api-client/testing';
import type { TestHandlers } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../message';
import { samplePreflight } from '../model-settings/testing/sample-classes';
import { formServer } from './draft/testing/form-server';
import type { FormServer } from './draft/testing/form-server';
import { cuttableClient, openForm } from './testing/open-form';
import { sampleForm } from './testing/sample-form';
import { backend } from '../../session/testing/backend';

let held: FormServer;
let network: ReturnType<typeof cuttableClient>['network'];
/** What the server says of the form beside its cells. */
let known: Partial<ReportForm>;
/** What the answer to an upload names. */
let conflicts: ResponseOf<'uploadReportFile'>['conflicts'];

const handlers: TestHandlers = {
  getReportForm: () => ({ ...held.load(), ...known }),
  saveReportForm: ({ body: { revision, changes = [], removedRows = [], explanations = [] } }) => ({
    ...held.save({ revision, changes, removedRows, explanations }),
    findings: known.findings ?? [],
  }),
  setReportFormState: ({ body: { formState } }) => {
    if (known.findings?.some(({ kind }) => kind === 'forced'))
      throw new TestFault('FORM_FAULTY', { form: '游客人数', count: 1, first: '有误' });
    held.formState = formState;
    known = { ...known, submitTime: '2026-11-27T02:31:00Z' };
    return { ...held.load(), ...known };
  },
  preflightReportForm: () => ({ ...samplePreflight, valid: 50 }),
  uploadReportFile: (_input, { files }) => {
    if (files[0].name === 'wrong.tif') throw new TestFault('FORM_EMPTY', { form: '降水' });
    known = { ...known, fileName: files[0].name, warnings: [{ code: '1', message: '未覆盖全部区域' }] };
    held.formState = 'DRAFT';
    return { ...held.load(), ...known, conflicts };
  },
};

beforeEach(() => {
  localStorage.clear();
  held = formServer();
  known = {};
  conflicts = [];
  const cut = cuttableClient(handlers);
  network = cut.network;
  backend.client = { ...cut.client };
});

const cell = (column: string, row: number) => page.getByRole('textbox', { name: `${column}，第 ${row} 行` });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const saveState = page.getByRole('status').filter({ hasText: /保存/ });

/** What the owner sent back, with comments on cells. */
const returnedVersion = (comments: ReportComment[]): ReportVersion => ({
  version: 2,
  submittedBy: { userId: 'u1', userName: 'tj' },
  submitTime: '2026-11-20T02:00:00Z',
  fileName: null,
  explanations: [],
  decision: 'RETURNED',
  decidedBy: { userId: 'o', userName: '' },
  decideTime: '2026-11-21T02:00:00Z',
  reason: '请核实',
  comments,
  changes: [],
});

describe('a table form', () => {
  it('is saved as it is typed, with units, and says when', async () => {
    await openForm('DATA_ENTRY');
    await expect.element(page.getByRole('columnheader', { name: '人次 万人次' })).toBeVisible();
    await cell('人次', 1).fill('1,250');
    await expect.element(cell('人次', 1)).toHaveAttribute('aria-invalid', 'true');
    await cell('人次', 1).fill('125');
    await expect.element(saveState).toHaveTextContent(/\d\d:\d\d 已保存/);
    expect(held.value('350101', 'visits')).toBe(125);
  });

  it('takes cells of a spreadsheet by the name of the district, and undoes them', async () => {
    await openForm('DATA_ENTRY');
    await expect.element(cell('人次', 1)).toBeVisible();
    const clipboard = new DataTransfer();
    clipboard.setData('text/plain', '区划代码\t人次\t人均花费\n西县\t7\t80\n350101\t5\t60');
    const frame = page.getByRole('region', { name: '填报表' }).or(page.getByTestId('frame')).first();
    frame.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true }));
    await expect.element(cell('人次', 2)).toHaveValue('7');
    await expect.poll(() => held.value('350101', 'price')).toBe(60);
    await cell('人次', 2).click();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(cell('人次', 2)).toHaveValue('');
    await expect.poll(() => held.value('350102', 'visits')).toBeNull();
  });

  it('has to be corrected or explained first, and the explanation is kept', async () => {
    // The server finds the same.
    known = {
      findings: [{ key: 'a', kind: 'forced', message: '超出范围', row: '350101', column: 'visits' }],
    };
    await openForm('DATA_ENTRY');
    await cell('人次', 1).fill('5000');
    await cell('人均花费', 1).fill('60');
    await expect.element(cell('人次', 1)).toHaveAttribute('aria-invalid', 'true');
    await button('“游客人数”第1行人次的值5000超出范围（0～1\u2009000）').click();
    await expect.element(cell('人次', 1)).toHaveFocus();
    await button('提交').click();
    await expect.element(page.getByText(/处错误，修改后才能提交/)).toBeVisible();
    await page.getByRole('textbox', { name: /缺少1个行政区：西县”的说明/ }).fill('由统计局填报');
    await expect.poll(() => held.explanations.get('DISTRICTS_MISSING')).toBe('由统计局填报');
  });

  it('is judged while it is typed, also where the server is not reached', async () => {
    await openForm('DATA_ENTRY');
    await expect.element(cell('人次', 1)).toBeVisible();
    network.state = 'request-lost';
    await cell('人次', 1).fill('约十万');
    await expect.element(page.getByText('“游客人数”第1行人次的值约十万不是数值')).toBeVisible();
    await expect.element(page.getByText('“游客人数”第1行缺少人均花费')).toBeVisible();
    await cell('人次', 1).fill('12');
    await cell('人均花费', 1).fill('60');
    await expect.element(cell('人次', 1)).not.toHaveAttribute('aria-invalid', 'true');
    expect(held.value('350101', 'visits')).toBeNull();
  });

  it('is handed in once all is saved, and taken back', async () => {
    await openForm('DATA_ENTRY');
    await expect.element(button('提交')).toHaveAttribute('aria-disabled', 'true');
    await cell('人次', 1).fill('12');
    await expect.element(button('提交')).not.toHaveAttribute('aria-disabled');
    await cell('人次', 1).fill('13');
    await button('提交').click();
    await expect.element(page.getByText(/提交，等待审核/)).toBeVisible();
    expect(held.value('350101', 'visits')).toBe(13);
    await expect.element(cell('人次', 1)).toBeDisabled();
    await button('撤回').click();
    await button('确定').click();
    await expect.element(cell('人次', 1)).toBeEnabled();
  });

  it('that came back says why, with the comments at their cells', async () => {
    held.formState = 'RETURNED';
    known = {
      returnReason: '单位应为万人次',
      versions: [
        {
          ...returnedVersion([{ row: '350102', column: 'price', text: '请核实' }]),
          reason: '单位应为万人次',
          changes: [{ row: '350101', column: 'visits', before: 12, after: 1300 }],
        },
      ],
    };
    await openForm('DATA_ENTRY');
    const notice = page.getByRole('note').filter({ hasText: '已退回，请修改后重新提交' });
    await expect.element(notice).toHaveTextContent('单位应为万人次');
    await notice.getByRole('button', { name: '第 2 行 西县 · 人均花费' }).click();
    await expect.element(cell('人均花费', 2)).toHaveFocus();
    await expect.element(page.getByTitle('批注：请核实')).toBeVisible();
    await page.getByText('修改了 1 个单元格').click();
    await expect
      .element(page.getByRole('row', { name: '第 1 行 东县 · 人次' }))
      .toHaveTextContent('第 1 行 东县 · 人次121 300');
  });

  it('says all that is known of a cell, and the same to several findings', async () => {
    held.formState = 'RETURNED';
    const { definition } = sampleForm();
    const range = { kind: 'range', level: 'explain', within: [0, 100] as [number, number] } as const;
    const checks = ['visits', 'price'].map((field) => ({ ...range, field }));
    known = {
      definition: definition && { ...definition, checks },
      rows: [{ id: '350101', cells: { districtCode: '350101', visits: 300, price: 200 } }],
      returnReason: '请核实',
      versions: [returnedVersion([{ row: '350101', column: 'price', text: '单位是元吗' }])],
    };
    await openForm('DATA_ENTRY');
    const both = page.getByTitle(/人均花费.*范围.*批注：单位是元吗/s);
    await expect.element(both).toHaveAttribute('data-marks', 'doubt remark');
    const said = page.getByRole('textbox', { name: /的说明$/ });
    await said.first().fill('与公报一致');
    await button('同样用于其余 1 条').click();
    await expect.element(said.last()).toHaveValue('与公报一致');
    await expect.poll(() => [...held.explanations.values()]).toEqual(['与公报一致', '与公报一致']);
  });

  it('offers a refused table with the reasons in its rows', async () => {
    const problems = [{ code: '30405', message: '第3行“人次”不是数' }];
    const refusal = { code: '30405', status: 200, call: 'uploadReportFile', message: '表格有误', problems };
    backend.client.uploadReportFile = () => Promise.reject(new ApiError(refusal));
    const asked = vi.fn(() => Promise.resolve(null));
    backend.client.refusedReportFile = asked;
    await openForm('DATA_ENTRY');
    await expect.element(cell('人次', 1)).toBeVisible();
    await userEvent.upload(
      document.querySelector('input[type=file]') ?? document.body,
      new File(['x'], 'a.csv'),
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('第3行“人次”不是数');
    await button('下载已标注原因的表格').click();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('lets choose where a workbook and somebody else have changed the same cell', async () => {
    held.save({
      revision: 0,
      changes: [{ row: '350101', column: 'visits', value: 50 }],
      removedRows: [],
      explanations: [],
    });
    conflicts = [{ row: '350101', column: 'visits', mine: 60, base: 12 }];
    await openForm('DATA_ENTRY');
    await expect.element(cell('人次', 1)).toBeVisible();
    await userEvent.upload(
      document.querySelector('input[type=file]') ?? document.body,
      new File(['x'], 'a.xlsx'),
    );
    await button('逐项处理').click();
    await expect.element(button('采用他人的：50')).toBeVisible();
    expect(held.value('350101', 'visits')).toBe(50);
    await button('保留我的：60').click();
    await expect.poll(() => held.value('350101', 'visits')).toBe(60);
  });

  it('is only read by the owner', async () => {
    held.formState = 'DRAFT';
    await openForm('PROJECT_ADMIN', 'o');
    await expect.element(cell('人次', 1)).toBeDisabled();
    expect(button('提交').elements()).toEqual([]);
    expect(button('上传文件').elements()).toEqual([]);
  });
});

describe('a form that is a file', () => {
  beforeEach(() => {
    const unit = { zh: 'mm/a', en: 'mm/a' };
    const file: ReportForm['file'] = { help: null, unit, expected: [0, 10_000], fields: [] };
    known = { type: 'RASTER', columns: [], rows: [], file };
  });
  const choose = async (name: string) => {
    await expect.element(page.getByText('GeoTIFF（.tif）')).toBeVisible();
    const input = document.querySelector('input[type=file]') ?? document.body;
    await userEvent.upload(input, new File(['x'], name));
  };

  it('is uploaded, shows what was found in it, and is handed in', async () => {
    await openForm('DATA_ENTRY');
    await expect.element(page.getByText('mm/a')).toBeVisible();
    await expect.element(page.getByText(/^0～10.000$/)).toBeVisible();
    await choose('rain.tif');
    await expect.element(page.getByText('rain.tif')).toBeVisible();
    const preview = page.getByRole('link', { name: '预览文件' });
    await expect.element(preview).toHaveAttribute('href', '/preview?reportFormId=f1');
    await expect.element(page.getByText('未覆盖全部区域')).toBeVisible();
    await expect.element(page.getByText(/覆盖核算区 50%/)).toBeVisible();
    await expect.element(page.getByRole('img', { name: '游客人数在核算区内的缩略图' })).toBeVisible();
    await button('提交').click();
    await expect.element(page.getByText(/提交，等待审核/)).toBeVisible();
  });

  it('says why a file was not taken', async () => {
    await openForm('DATA_ENTRY');
    await choose('wrong.tif');
    await expect.element(page.getByRole('alert')).toHaveTextContent('“降水”还没有上传文件');
  });
});

it('says that a form is not there any more', async () => {
  backend.client = { ...cuttableClient({}).client };
  await openForm('DATA_ENTRY');
  await expect.element(page.getByText('没有这张报表：可能已取消分配。')).toBeVisible();
});

it('draws of a table of 5,000 rows those in sight', async () => {
  const rows = Array.from({ length: 5000 }, (_one, i) => ({
    id: `row-${i}`,
    cells: { districtCode: '350101', visits: i % 900, price: i },
  }));
  known = { ...sampleForm(), rows, growing: true, formState: 'DRAFT' };
  await openForm('DATA_ENTRY');
  await expect.element(cell('人次', 1)).toHaveValue('0');
  expect(page.getByRole('row').elements().length).toBeLessThan(150);
  page.getByTestId('frame').element().scrollTop = 33 * 4000;
  await cell('人均花费', 4001).fill('41');
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('人均花费', 4002)).toHaveFocus();
  await userEvent.keyboard('7');
  await expect.element(cell('人均花费', 4002)).toHaveValue('7');
});
