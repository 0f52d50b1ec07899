import '../../../console.css';
import type { Scenario } from '@gep/api-client';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, drawingBegun, openResult, signIn } from '../testing/result-page';
import { sampleProject } from '../testing/sample-project';
import { backend } from '../../../session/testing/backend';

const type = (value: string, name: string, parentValue: string | null) => ({
  ...{ value, name, nameEn: name, parentValue, level: value.length },
});

const answer: Scenario = {
  type: { code: 111, name: '常绿阔叶林' },
  ...{ cells: 120, area: 12_000, changedCells: 100, changedArea: 10_000 },
  total: { account: 18_234_567_890, change: 2_300_000 },
  services: [
    {
      ...{ id: '7', modelId: '7', name: '水源涵养', quantityUnit: 'm³' },
      quantity: { account: 1e9, change: 300_000 },
      value: { account: 12_345_678_901, change: 2_500_000 },
    },
    {
      ...{ id: '8', modelId: '8', name: '空气净化', quantityUnit: '' },
      quantity: null,
      value: { account: 5e8, change: -200_000 },
    },
    {
      ...{ id: '8-so2', modelId: '8', name: '二氧化硫', quantityUnit: 't' },
      quantity: { account: 5000, change: -12 },
      value: { account: 5e8, change: -200_000 },
    },
  ],
  unchanged: [{ modelId: '1', name: '农林牧渔产品' }],
  missing: [{ modelId: '10', name: '洪水调蓄', reason: 'too-large' }],
  districts: [{ code: '1', name: '临江县', cells: 120, area: 12_000, value: 2_300_000 }],
};

let asked: Record<string, unknown>[] = [];
let refuses = false;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  refuses = false;
  const made = createTestClient({
    ...sampleProject(),
    listEcosystemTypes: () => [
      type('1', '森林', null),
      type('111', '常绿阔叶林', '1'),
      type('6', '城镇', null),
    ],
    prepareScenario: () => {
      if (refuses) throw new TestFault('SCENARIO_NOT_PREPARED');
      return { services: 3 };
    },
    landCoverScenario: ({ body }) => {
      asked.push(body);
      if (refuses) throw new TestFault('SCENARIO_NOT_PREPARED');
      return answer;
    },
  });
  backend.client = { ...made.client };
  signIn();
});

const panel = page.getByRole('region', { name: '情景测算' });

const choose = async (name: string) => {
  await panel.getByRole('button', { name: /^所绘区域改为/ }).click();
  await page.getByRole('option', { name }).click();
};
const open = async () => {
  await openResult('?model=water');
  await expect.element(page.getByText('单位：元/hm²')).toBeVisible();
  await button('情景测算').click();
  await expect.element(panel).toBeVisible();
};
const draw = async () => {
  await panel.getByRole('button', { name: '绘制区域' }).click();
  const map = page.getByRole('application');
  await drawingBegun();
  await map.click({ position: { x: 700, y: 300 } });
  await map.click({ position: { x: 820, y: 320 } });
  await map.dblClick({ position: { x: 790, y: 420 } });
};
const cellsOf = (name: RegExp): (string | null)[] =>
  [...page.getByRole('row', { name }).first().element().children].map((cell) => cell.textContent);

it('shows what a drawn area would come to, as a scenario that is not the account', async () => {
  await open();
  await expect.element(panel.getByText('不属于核算结果，不会保存').first()).toBeVisible();
  await choose('111 常绿阔叶林');
  await draw();
  const values = panel.getByRole('table', { name: '价值量', exact: true });
  await expect.element(values).toBeVisible();
  expect(asked).toMatchObject([{ projectId: 'p1', type: 111, compareFlag: 0 }]);
  await expect.element(panel.getByText('单位：万元')).toBeVisible();
  // Its numbers are not divided by the end of a line.
  const fact = panel.getByText(/^常绿阔叶林 ·/).element().textContent;
  expect(fact).toContain('12\u202f000 hm²');
  // A compact panel leaves the map what was drawn.
  expect(cellsOf(/^水源涵养/)).toEqual(['水源涵养', '+250.00', '+0.02 %'].map(thin));
  expect(panel.element().getBoundingClientRect().right).toBeLessThan(480);
  await panel.getByRole('button', { name: '显示现状与情景' }).click();
  expect(cellsOf(/^合计/)).toEqual(
    ['合计（不含未能测算的服务）', '1 823 456.79', '1 823 686.79', '+230.00', '+0.01 %'].map(thin),
  );
  expect(cellsOf(/^水源涵养/)).toEqual(
    ['水源涵养', '1 234 567.89', '1 234 817.89', '+250.00', '+0.02 %'].map(thin),
  );
  expect(cellsOf(/^空气净化/)).toEqual(['空气净化', '50 000.00', '49 980.00', '−20.00', '−0.04 %'].map(thin));
  await expect.element(panel.getByText('洪水调蓄：需要计算的范围太大')).toBeInTheDocument();
  await expect.element(panel.getByText(/不受土地覆盖影响：农林牧渔产品/)).toBeInTheDocument();
  expect(cellsOf(/^临江县/)).toEqual(['临江县', '12 000', '+230.00'].map(thin));
  await panel.getByRole('radio', { name: '实物量' }).click();
  await expect.element(panel.getByRole('table', { name: '实物量', exact: true })).toBeVisible();
  expect(cellsOf(/^水源涵养/)).toEqual(
    ['水源涵养', 'm³', '1 000 000 000.00', '1 000 300 000.00', '+300 000.00', '+0.03 %'].map(thin),
  );
  expect(cellsOf(/^二氧化硫/)).toEqual(
    ['二氧化硫', 't', '5 000.00', '4 988.00', '−12.00', '−0.24 %'].map(thin),
  );
});

it('says before anything is drawn that there would be no answer', async () => {
  refuses = true;
  await open();
  await expect.element(panel.getByText(/未能测算：没有与当前结果对应的/)).toBeVisible();
  expect(asked).toEqual([]);
});

it('asks again for another type of the same area, and says why there is no answer', async () => {
  await open();
  await choose('111 常绿阔叶林');
  await draw();
  await expect.element(panel.getByRole('table', { name: '价值量', exact: true })).toBeVisible();
  refuses = true;
  await choose('6 城镇');
  await expect.element(panel.getByText(/未能测算：没有与当前结果对应的/)).toBeVisible();
  expect(asked.map((one) => one.type)).toEqual([111, 6]);
  expect(asked[0].polygon).toEqual(asked[1].polygon);
  await panel.getByRole('button', { name: '清除区域' }).click();
  await expect.element(panel.getByText(/先选择生态系统类型/)).toBeVisible();
});

it('is copied as a table with its label and plain numbers', async () => {
  let copied = '';
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied = text;
    return Promise.resolve();
  });
  await open();
  await choose('111 常绿阔叶林');
  await draw();
  await panel.getByRole('button', { name: '复制表格' }).click();
  await expect.poll(() => copied).toContain('情景: 常绿阔叶林\t不属于核算结果，不会保存');
  expect(copied).toContain(
    '水源涵养\tm³\t1000000000.00\t1000300000.00\t300000.00\t1234567.89\t1234817.89\t250.00',
  );
  expect(copied).toContain('二氧化硫\tt\t5000.00\t4988.00\t-12.00\t50000.00\t49980.00\t-20.00');
});

it('is drawn and closed by keys alone', async () => {
  await open();
  await choose('111 常绿阔叶林');
  (panel.getByRole('button', { name: '绘制区域' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/单击/).first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel.getByRole('button', { name: '绘制区域' })).toBeVisible();
  await panel.getByRole('button', { name: '关闭情景测算' }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

it('stops drawing when the pointer is chosen', async () => {
  await open();
  const pointer = page.getByRole('button', { name: '指针', exact: true });
  await expect.element(pointer).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: '绘制区域' }).click();
  await expect.element(panel.getByRole('button', { name: '正在绘制…' })).toBeVisible();
  await expect.element(pointer).toHaveAttribute('aria-pressed', 'false');
  await pointer.click();
  await expect.element(panel.getByRole('button', { name: '绘制区域' })).toBeVisible();
  await expect.element(pointer).toHaveAttribute('aria-pressed', 'true');
});

/** Thousands are parted by thin spaces. */
function thin(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\d)/g, '\u2009');
}
