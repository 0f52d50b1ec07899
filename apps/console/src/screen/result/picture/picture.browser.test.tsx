import '../../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openResult, signIn } from '../testing/result-page';
import { sampleProject } from '../testing/sample-project';
import { backend } from '../../../session/testing/backend';

let server: ReturnType<typeof createTestClient>['server'];
let turn = 0;
beforeEach(() => {
  const made = createTestClient(sampleProject());
  backend.client = { ...made.client };
  server = made.server;
  // The layers of a tab are kept while it is open: each test has another project.
  signIn('READER', `picture-${(turn += 1)}`);
});

/** A red plan of 100 by 80 pixels. */
async function plan(): Promise<File> {
  const canvas = new OffscreenCanvas(100, 80);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 100, 80);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], '规划图.png', { type: 'image/png' });
}

function drop(file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  const target = page.getByRole('application', { name: '空间可视化' }).element();
  for (const name of ['dragover', 'drop'])
    target.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: data }));
}

const panel = page.getByRole('region', { name: '定位图片：规划图' });
const type = async (label: string, value: string) => {
  await panel.getByLabelText(label, { exact: true }).fill(value);
  await userEvent.keyboard('{Tab}');
};
async function openPlan() {
  await openResult('?view=119.3_25.7_8');
  await expect.element(page.getByText('单位：亿元')).toBeVisible();
  drop(await plan());
  await expect.element(panel).toBeVisible();
}
/** Begins a point in the picture by keys: the cross starts in the middle. */
async function pixelByKeys(keys: string) {
  panel.getByRole('application').element().focus();
  await userEvent.keyboard(`${keys}{Enter}`);
}
/** Colour of the map 40 pixels above its middle, where nothing else is drawn over the picture. */
function reds(): number {
  const canvases = document.querySelectorAll<HTMLCanvasElement>('.gep-picture canvas');
  return [...canvases].reduce((sum, canvas) => {
    const { width, height } = canvas;
    if (width === 0) return sum;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    let found = 0;
    for (let i = 0; i < data.length; i += 4)
      if (data[i] === 255 && data[i + 1] === 0 && data[i + 3] === 255) found += 1;
    return sum + found;
  }, 0);
}

describe('a picture of the reader', () => {
  it('is laid by points that are set by keys and typed, and shown as soon as they are enough; nothing is sent', async () => {
    await openPlan();
    const asked = server.log.length;
    await expect.element(panel.getByText('还需 2 个控制点，图片才会显示在地图上。')).toBeVisible();
    expect(reds()).toBe(0);
    await pixelByKeys('');
    await expect.element(panel.getByText('控制点1：点击地图上的同一位置，或输入坐标。')).toBeVisible();
    await expect.element(panel.getByLabelText('点1 列', { exact: true })).toHaveValue('50');
    await type('点1 经度或X（东）', '119.3');
    await type('点1 纬度或Y（北）', '25.7');
    await expect.element(panel.getByText(/^还需 1 个控制点/)).toBeVisible();
    await pixelByKeys('{ArrowRight}{ArrowRight}{ArrowRight}');
    await type('点2 经度或X（东）', '119.4');
    await type('点2 纬度或Y（北）', '25.7');
    await expect.element(panel.getByText(/均方根误差 0 m。 控制点刚好够用/)).toBeVisible();
    await expect.poll(reds).toBeGreaterThan(100);
    expect(server.log.slice(asked)).toEqual([]);
  });

  it('takes points by clicks in the picture and on the map, whose popups keep quiet meanwhile', async () => {
    await openPlan();
    const sheet = panel.getByRole('application');
    const map = page.getByRole('application', { name: '空间可视化' });
    const { width, height } = map.element().getBoundingClientRect();
    await sheet.click({ position: { x: 60, y: 50 } });
    await map.click({ position: { x: width / 2, y: height / 2 } });
    await expect.element(panel.getByText(/^控制点2：点击图片上的位置/)).toBeVisible();
    const x = panel.getByLabelText('点1 经度或X（东）', { exact: true });
    await expect.poll(() => (x.element() as HTMLInputElement).value).toMatch(/^119\.3/);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('says which points are at one spot', async () => {
    await openPlan();
    for (const number of [1, 2]) {
      await pixelByKeys('');
      await type(`点${number} 经度或X（东）`, `119.${number}`);
      await type(`点${number} 纬度或Y（北）`, '25.7');
    }
    await expect.element(panel.getByText('控制点1与2在图片上的位置相同，请移动其中一个。')).toBeVisible();
  });

  it('is a line of the list like other layers: renamed, placed again and removed', async () => {
    await openPlan();
    await button('完成定位').click();
    const list = page.getByRole('region', { name: '图层', exact: true });
    await button('规划图 · 本页图片的更多操作').click();
    await page.getByRole('menuitem', { name: '重命名' }).click();
    await page.getByRole('dialog').getByLabelText('图层名称').fill('总体规划');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await button('总体规划 · 本页图片的更多操作').click();
    await page.getByRole('menuitem', { name: '定位（控制点）' }).click();
    await expect.element(page.getByRole('region', { name: '定位图片：总体规划' })).toBeVisible();
    await button('完成定位').click();
    await button('移除总体规划 · 本页图片').click();
    await expect.element(list.getByText('总体规划')).not.toBeInTheDocument();
  });

  it('is refused where it is damaged, with what to do', async () => {
    await openResult();
    await expect.element(page.getByText('单位：亿元')).toBeVisible();
    drop(new File(['GIF89a'], '图.png'));
    await expect.element(page.getByText('“图.png”已损坏或不完整，请重新导出或复制')).toBeVisible();
  });
});
