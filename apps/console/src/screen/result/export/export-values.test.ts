import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exportOptions, pixelsOf, rememberedValues, rememberValues } from './export-values';
import type { ExportValues } from './export-values';

const values: ExportValues = {
  ...{ format: 'pdf', paper: 'A4', orientation: 'portrait', dpi: 300 },
  ...{ title: ' GEP ', author: '省统计局', source: '统计年鉴' },
  ...{ legend: false, scaleBar: true, northArrow: false },
};

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
  });
});

describe('exportOptions', () => {
  it('is a page of paper on white, with source and author in its last line', () => {
    const options = exportOptions(values, { legend: [], background: '#eee' }, (author) => `制图：${author}`);
    expect(options).toEqual({
      page: { unit: 'mm', width: 210, height: 297 },
      dpi: 300,
      title: 'GEP',
      author: '省统计局',
      source: '统计年鉴 · 制图：省统计局',
      legend: false,
      scaleBar: true,
      northArrow: false,
      background: undefined,
    });
  });
  it('leaves a picture of the screen its size and its ground', () => {
    const options = exportOptions({ ...values, paper: 'screen' }, { background: '#eee' }, String);
    expect(options.page).toBeUndefined();
    expect(options.background).toBe('#eee');
  });
});

it('counts the pixels of a page: ISO 216 A4 is 210 x 297 mm, 25.4 mm an inch', () => {
  expect(pixelsOf(values, [1366, 768])).toEqual([2480, 3508]);
  expect(pixelsOf({ ...values, paper: 'screen', dpi: 96 }, [1366, 768])).toEqual([1366, 768]);
});

describe('remembered values', () => {
  it('are all but the texts of one map', () => {
    rememberValues(values);
    expect(rememberedValues()).toEqual({
      ...{ format: 'pdf', paper: 'A4', orientation: 'portrait', dpi: 300, author: '省统计局' },
      ...{ legend: false, scaleBar: true, northArrow: false },
    });
  });
  it.each(['{"dpi":299}', 'null', '{'])('are none where the browser holds %s', (text) => {
    stored['gep-export'] = text;
    expect(rememberedValues()).toEqual({});
  });
});
