import { describe, expect, it, onTestFinished } from 'vitest';
import { rangeKey } from '../model';
import { graduatedColorScheme } from '../scheme';
import { createLegend } from './create-legend';

describe('a legend in a panel', () => {
  const seven = graduatedColorScheme('polygon', { field: { name: 'a', type: 'REAL' } });
  const { template: symbol } = seven;
  const edges = [57.47, 1429.48, 3021.5, 5870.02, 9120.4, 13575.87, 23408.92, 41002.33];
  const categories = edges.slice(1).map((upper, i) => ({
    ...{ kind: 'range' as const, key: rangeKey(edges[i], upper), color: '#ff0000', visible: true, symbol },
    ...{ lower: edges[i], upper, count: null, label: `${edges[i]} - ${upper}` },
  }));
  const inPanel = async (width: number) => {
    const panel = document.createElement('aside');
    panel.style.cssText = `width: ${width}px; padding: 12px; font: 14px system-ui, sans-serif`;
    document.body.append(panel);
    onTestFinished(() => panel.remove());
    const { element } = createLegend({ ...seven, categories });
    panel.append(element);
    const list = element.querySelector('.gep-legend-list') as HTMLElement;
    await expect.poll(() => list.style.getPropertyValue('--gep-legend-wrap')).toBe('nowrap');
    const entries = [...list.children].map((one) => one.getBoundingClientRect());
    const lefts = () => [...list.children].map((one) => Math.round(one.getBoundingClientRect().left));
    return { panel, list, columns: () => new Set(lefts()).size, entries };
  };

  it('has one column in 200 pixels, and no range breaks into lines', async () => {
    const { list, columns, entries } = await inPanel(200);
    expect(columns()).toBe(1);
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    expect(Math.max(...entries.map(({ height }) => height))).toBeLessThan(30);
  });

  it('has two columns where there is room, also after the panel has grown', async () => {
    expect((await inPanel(500)).columns()).toBe(2);
    const { panel, columns } = await inPanel(200);
    panel.style.width = '500px';
    await expect.poll(columns).toBe(2);
    panel.style.width = '200px';
    await expect.poll(columns).toBe(1);
  });
});
