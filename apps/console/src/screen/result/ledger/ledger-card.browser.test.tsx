import '../../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import type { TestHandlers } from '@gep/api-client/testing';
import { encodeScheme } from '@gep/map-engine/codec';
import { generateCategories, rasterGraduatedScheme } from '@gep/map-engine/scheme';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, openResult, radio, signIn } from '../testing/result-page';
import { sampleProject } from '../testing/sample-project';
import { backend } from '../../../session/testing/backend';

const rows = () =>
  page
    .getByRole('region', { name: '分级汇总' })
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));

function start(handlers: TestHandlers = {}): void {
  backend.client = { ...createTestClient({ ...sampleProject(), ...handlers }).client };
}

beforeEach(() => {
  localStorage.clear();
  signIn();
  start();
});

describe('of districts', () => {
  it('has the districts of each class with hm² and one unit a column, and adds up to the total', async () => {
    await openResult('?model=water');
    await radio('分区统计').click();
    await button('展开分级汇总').click();
    await expect.poll(() => rows().at(-1)?.[0]).toBe('合计');
    expect(rows()[0]).toEqual(['级别', '区划数', '面积hm²', '功能量亿 m³', '价值量亿元']);
    const counts = rows()
      .slice(1, -1)
      .map(([, count]) => Number(count));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(12);
    expect(rows().at(-1)).toEqual(['合计', '12', '120\u2009000', '—', '60.18']);
  });
});

describe('of cells', () => {
  const classes = [
    { cells: 7, area: 700, quantity: 5e8, value: 2e10 },
    { cells: 3, area: 300, quantity: 1e8, value: 1e10 },
  ];
  const nothing = { cells: 0, area: 0, quantity: 0, value: 0 };
  const total = { cells: 10, area: 1000, quantity: 6e8, value: 3e10 };

  /** A raster in two classes, on a server that counts when the test lets it. */
  async function openRaster(): Promise<{ answer: () => void; asked: unknown[] }> {
    const style = generateCategories(rasterGraduatedScheme({ band: 0, manualBreaks: [0, 500, 2000] }), {
      values: [100, 1000],
    });
    const asked: unknown[] = [];
    let answer = (): void => undefined;
    const waits = new Promise<void>((resolve) => (answer = resolve));
    const histogram = { min: 0, max: 2000, counts: [6, 2, 1, 1] };
    const { rasterBaseInfo = () => Promise.reject(new Error('the sample has no raster')) } = sampleProject();
    start({
      rasterBaseInfo: async (...request) => {
        const info = await rasterBaseInfo(...request);
        if (info instanceof Uint8Array) return info;
        const [band] = info.bandInfoVo;
        const statistics = { ...band.rasterStatisticsInfoVo, histogram };
        const bandInfoVo = [{ ...band, rasterStatisticsInfoVo: statistics }];
        return { ...info, bandInfoVo, layerStyle: JSON.stringify(encodeScheme(style)) };
      },
      rasterLedger: async ({ body }) => {
        asked.push(body.classes);
        await waits;
        return { classes, rest: nothing, total };
      },
    });
    await openResult('?model=water');
    await radio('空间结果').click();
    await button('展开分级汇总').click();
    await expect.poll(() => rows().at(-1)?.[0]).toBe('合计');
    return { answer, asked };
  }

  it('are estimated by the histogram at once, and counted when the server has answered', async () => {
    const { answer, asked } = await openRaster();
    expect(rows().map(([, cells]) => cells)).toEqual(['像元数', '≈ 6', '≈ 4', '≈ 10']);
    expect(rows()[1][3]).toBe('…');
    await expect.element(button('下载 CSV')).toBeDisabled();
    expect(asked).toEqual([
      [
        [null, 500],
        [500, null],
      ],
    ]);
    answer();
    await expect.poll(() => rows()[1]).toEqual(['≤ 500.00', '7', '700', '5.00', '200.00']);
    expect(rows().at(-1)).toEqual(['合计', '10', '1\u2009000', '6.00', '300.00']);
    await expect.element(page.getByText('按像元逐个统计')).toBeVisible();
  });
});
