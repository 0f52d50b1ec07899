import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formServer, openForm, save, stored } from './testing/open-form';
import { sampleCover, samplePreflight } from './testing/sample-classes';
import { backend } from '../../session/testing/backend';

let state: ReturnType<typeof formServer>['state'];

beforeEach(() => {
  const made = formServer();
  ({ state } = made);
  backend.client = { ...made.client };
  state.inputs = [{ ...stored('rain', {}), file: sampleCover.file }];
});

const rain = page.getByTestId('input-rain');

describe('the look at a raster', () => {
  it('shows a picture, and how much of the region is covered, rounded down', async () => {
    state.preflight = { ...samplePreflight, inside: 100_000, valid: 99_999 };
    await openForm();
    await expect.element(rain.getByRole('img', { name: '逐日降水量在核算区内的缩略图' })).toBeVisible();
    await expect.element(rain.getByText('覆盖核算区 99.9%')).toBeVisible();
  });

  it('does not say of a small file that it covers nothing', async () => {
    state.preflight = { ...samplePreflight, sampled: true, inside: 100_000, valid: 30 };
    await openForm();
    await expect.element(rain.getByText(/覆盖核算区 < 0\.1%/)).toBeVisible();
  });

  it('sets the scale that it asks for, to be saved', async () => {
    state.preflight = { ...samplePreflight, scale: 0.1 };
    await openForm();
    await rain.getByRole('button', { name: '缩放系数设为 0.1' }).click();
    await expect.element(rain.getByLabelText('缩放系数')).toHaveValue('0.1');
    await save().click();
    await expect.poll(() => state.inputs[0].settings.scale).toBe(0.1);
  });

  it('adds the values that it asks about to those that mean no data', async () => {
    state.inputs = [{ ...stored('rain', { noData: [-1] }), file: sampleCover.file }];
    state.preflight = { ...samplePreflight, noData: [{ value: -9999, count: 20 }] };
    await openForm();
    await expect.element(rain.getByText(/-9999（20 个项目网格像元）/)).toBeVisible();
    await rain.getByRole('button', { name: '设为无数据值' }).click();
    await save().click();
    await expect.poll(() => state.inputs[0].settings.noData).toEqual([-1, -9999]);
  });

  it('says that it waits where there is no region yet', async () => {
    state.preflight = null;
    await openForm();
    await expect.element(rain.getByText('上传行政区文件后，将检查核算区内的范围和面积。')).toBeVisible();
  });
});
