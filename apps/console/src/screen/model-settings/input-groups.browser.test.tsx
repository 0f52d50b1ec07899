import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formServer, openForm, save, stored, table } from './testing/open-form';
import { sampleRead } from './testing/sample-setup';
import { backend } from '../../session/testing/backend';

let state: ReturnType<typeof formServer>['state'];
let server: ReturnType<typeof formServer>['server'];

beforeEach(() => {
  const made = formServer();
  ({ state, server } = made);
  backend.client = { ...made.client };
  state.reads = [sampleRead];
});

describe('a model that reads another one', () => {
  const runoff = table('“径流分析”的数据');

  it('shows the inputs that only the other one has, says what is missing of them, and saves them there', async () => {
    await openForm();
    await expect.element(runoff.getByText(/本模型用到“径流分析”的数据和参数/)).toBeVisible();
    await expect.element(runoff.getByTestId('input-precipitation').getByText('缺少数据')).toBeVisible();
    // Land cover is among the model's own; the soil groups are not read with the other one's method.
    await expect.element(runoff.getByTestId('input-landCover')).not.toBeInTheDocument();
    await expect.element(runoff.getByTestId('input-hsg')).not.toBeInTheDocument();
    await runoff.getByLabelText('统一数值').fill('1200');
    await save().click();
    await expect
      .poll(() => state.inputs.map(({ key, settings }) => [key, settings.plain]))
      .toEqual([['precipitation', 1200]]);
    expect(server.log).toContain('saveModelFileSettings');
  });

  it('leads to the parameters of the other one, and follows its own', async () => {
    const opened: string[] = [];
    state.inputs = [stored('precipitation', { plain: 1200 })];
    await openForm((modelId) => opened.push(modelId));
    await runoff.getByRole('button', { name: '设置“径流分析”的参数' }).click();
    expect(opened).toEqual(['11']);
    await page.getByRole('checkbox', { name: '总磷' }).click();
    await page.getByRole('checkbox', { name: '总氮' }).click();
    await expect.element(runoff).not.toBeInTheDocument();
  });
});
