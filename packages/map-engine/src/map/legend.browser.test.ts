import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  createGroupLayer,
  createMixedLayer,
  createPointLayer,
  createPolygonLayer,
  createRasterLayer,
} from '../layer';
import type { MapLayer } from '../layer';
import { markerSymbol, simpleMarker } from '../model';
import type { Scheme } from '../model';
import {
  generateCategories,
  graduatedColorScheme,
  graduatedSizeScheme,
  pinCategory,
  singleSymbolScheme,
  stretchScheme,
  uniqueValuesScheme,
} from '../scheme';
import { addValues, removeRows } from '../scheme/edit';
import { createLegend } from './create-legend';
import type { LegendControlOptions } from './create-legend';

const field = { name: 'gdp', type: 'INT4' } as const;
/** 1 to 16 and two features without a value. */
const properties = [...Array.from({ length: 16 }, (_, index) => ({ gdp: index + 1 })), { gdp: null }, {}];
const eight = generateCategories(graduatedColorScheme('polygon', { field, classes: 8 }), { properties });

function shown(layer: MapLayer, options: LegendControlOptions = {}) {
  const legend = createLegend(layer, { pixelRatio: 1, ...options });
  document.body.append(legend.element);
  onTestFinished(() => legend.dispose());
  const switches = () => [...legend.element.querySelectorAll<HTMLElement>('[role=switch]')];
  return { legend, switches };
}

describe('the legend of a layer', () => {
  it('is in columns of 6 with the count of every class, the rest last', () => {
    const { switches } = shown(createPolygonLayer({ scheme: eight }));
    const boxes = switches().map((one) => one.getBoundingClientRect());
    expect(new Set(boxes.slice(0, 6).map(({ left }) => left)).size).toBe(1);
    expect(boxes[6].left).toBeGreaterThan(boxes[0].right);
    expect([boxes[6].top, boxes[8].left]).toEqual([boxes[0].top, boxes[6].left]);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
    const counts = switches().map((one) => Number(one.querySelector('.gep-legend-count')?.textContent));
    expect(counts).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(switches().at(-1)?.ariaLabel).toBe('Other, 2 features');
  });

  it('names what has no label: missing values, empty texts, the rest', () => {
    const use = { name: 'use', type: 'STRING' } as const;
    const input = { properties: ['wood', '', null, null, 'town'].map((one) => ({ use: one })) };
    const made = generateCategories(uniqueValuesScheme('polygon', { field: use }), input);
    const known = removeRows(addValues(made, [[null]], input), new Set(['["town"]']));
    const { switches } = shown(createPolygonLayer({ scheme: known }), { language: 'zh-CN' });
    expect(switches().map((one) => one.ariaLabel)).toEqual([
      '空文本, 1 个要素',
      'wood, 1 个要素',
      '无值, 2 个要素',
      '其他, 1 个要素',
    ]);
  });

  it('shows and hides classes and the rest by keyboard, in the scheme of the layer, and keeps the focus', async () => {
    const layer = createPolygonLayer({ scheme: eight });
    const { switches } = shown(layer);
    switches()[2].focus();
    await userEvent.keyboard(' ');
    expect(layer.scheme.categories.map(({ visible }) => visible)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) => index !== 2),
    );
    expect([document.activeElement, switches()[2].ariaChecked]).toEqual([switches()[2], 'false']);
    await userEvent.keyboard('{Enter}');
    expect(layer.scheme.categories[2].visible).toBe(true);
    switches()[8].click();
    expect([layer.scheme.other.visible, switches()[8].ariaChecked]).toEqual([false, 'false']);
    // What the legend switched off stays off when the classes are regenerated.
    expect(generateCategories(layer.scheme, { properties }).other.visible).toBe(false);
  });

  it('draws a legend of sizes as large as the map does', () => {
    const template = markerSymbol(simpleMarker({ shape: 'square', fillColor: '#204080' }));
    const intent = graduatedSizeScheme('point', { field, classes: 3, startSize: 10, endSize: 50, template });
    const scheme = generateCategories(intent, { properties });
    const { legend } = shown(createPointLayer({ scheme }));
    const pictures = [...legend.element.querySelectorAll('canvas')].slice(0, 3);
    const widths = pictures.map((canvas) => {
      const row = canvas.getContext('2d')?.getImageData(0, canvas.height >> 1, canvas.width, 1).data ?? [];
      return [...row].filter((value, index) => index % 4 === 3 && value > 127).length;
    });
    expect(widths).toEqual([10, 30, 50]);
    expect(new Set(pictures.map(({ width }) => width)).size).toBe(1);
  });

  it('draws a ramp with its ends, and says the unit in the language of the page', () => {
    const scheme = stretchScheme({
      band: 0,
      min: 0,
      max: 120,
      ramp: { name: '', colors: ['#000000', '#ffffff'] },
    });
    const { legend } = shown(createRasterLayer({ scheme }), { unit: 'mm', language: 'zh-CN' });
    expect(legend.element.ariaLabel).toBe('图例');
    expect(legend.element.querySelector('.gep-legend-unit')?.textContent).toBe('单位：mm');
    const canvas = legend.element.querySelector('canvas');
    const row = canvas?.getContext('2d')?.getImageData(0, 5, canvas.width, 1).data ?? [];
    const grey = (at: number) => row[4 * at];
    expect([grey(0), grey(80), grey(159)]).toEqual([0, 128, 255].map((value) => expect.closeTo(value, -1)));
    expect(legend.element.querySelectorAll('[role=switch]')).toHaveLength(0);
    legend.update({ language: 'en', unit: '' });
    expect(legend.element.querySelector('.gep-legend-unit')).toBeNull();
    expect(legend.element.querySelector('[role=img]')?.ariaLabel).toBe('0.00 to 120.00');
  });

  it('opens a class by its picture and switches it by its words, each once', async () => {
    const layer = createPolygonLayer({ scheme: eight });
    const onOpen = vi.fn<NonNullable<LegendControlOptions['onOpen']>>();
    const { legend, switches } = shown(layer, { onOpen, counts: false });
    const pictures = [...legend.element.querySelectorAll<HTMLElement>('.gep-legend-open')];
    expect(pictures.map(({ ariaLabel }) => ariaLabel)).toEqual(
      switches().map(({ textContent }) => `Edit “${textContent}”`),
    );
    for (const { height, width } of pictures.map((one) => one.getBoundingClientRect()))
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
    await userEvent.click(pictures[3]);
    const [entry, scheme] = onOpen.mock.calls[0];
    expect([entry.key, scheme, onOpen.mock.calls.length]).toEqual([eight.categories[3].key, eight, 1]);
    expect(layer.scheme).toBe(eight);
    await userEvent.click(switches()[3]);
    expect(layer.scheme.categories.map(({ visible }) => visible).indexOf(false)).toBe(3);
    expect(onOpen).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(switches()[3]);
  });

  it('opens a ramp by its picture', () => {
    const onOpen = vi.fn<NonNullable<LegendControlOptions['onOpen']>>();
    const scheme = stretchScheme({ band: 0, min: 0, max: 2, ramp: { name: '', colors: ['#000', '#fff'] } });
    const { legend } = shown(createRasterLayer({ scheme }), { onOpen, words: { open: 'View {label}' } });
    const picture = legend.element.querySelector('button');
    expect(picture?.ariaLabel).toBe('View 0.00 to 2.00');
    picture?.click();
    expect(onOpen.mock.calls[0][0].kind).toBe('ramp');
  });

  it('follows every layer of a group, and leaves out those that are switched off', () => {
    const kinds = uniqueValuesScheme('polygon', { field: { name: 'kind', type: 'STRING' } });
    const areas = createPolygonLayer({
      name: 'Areas',
      scheme: generateCategories(kinds, {
        properties: [{ kind: 'wood' }, { kind: 'lake' }, { kind: 'wood' }],
      }),
    });
    const schemes = {
      point: singleSymbolScheme('point'),
      line: singleSymbolScheme('line'),
      polygon: singleSymbolScheme('polygon'),
    };
    const survey = createMixedLayer({ name: 'Survey', schemes });
    const { legend, switches } = shown(createGroupLayer({ children: [areas, survey] }));
    const titles = () =>
      [...legend.element.querySelectorAll('.gep-legend-title')].map(({ textContent }) => textContent);
    expect(titles()).toEqual(['Areas', 'Survey · Points', 'Survey · Lines', 'Survey · Polygons']);
    switches()[3].click();
    expect(survey.model.schemes.line.categories[0].visible).toBe(false);
    expect(survey.model.schemes.point.categories[0].visible).toBe(true);
    survey.setVisible(false);
    expect([titles(), switches().length]).toEqual([[], 2]);
    areas.setVisible(false);
    expect(legend.element.textContent).toBe('No legend');
  });

  it('is English by default, writes numbers by a format, and keeps labels that a person typed', () => {
    const pinned = pinCategory(eight, eight.categories[0].key, { label: 'least' });
    const scheme = generateCategories(pinned, { properties });
    const { legend, switches } = shown(createPolygonLayer({ scheme }), {
      format: (value) => `${value * 1000}`,
      words: { other: 'Elsewhere' },
      counts: false,
    });
    const labels = switches().map(({ textContent }) => textContent);
    // Eight equal steps from 1 to 16 are 1.875 wide.
    expect([labels[0], labels[1], labels[8]]).toEqual(['least', '2875 – 4750', 'Elsewhere']);
    expect(legend.element.ariaLabel).toBe('Legend');
  });

  it('gives way to the style sheet of the page, without !important', () => {
    const { legend } = shown(createPolygonLayer({ scheme: eight }));
    const list = legend.element.querySelector('.gep-legend-list')!;
    expect(getComputedStyle(list).display).toBe('grid');
    const style = document.createElement('style');
    style.textContent = '.gep-legend-list { display: block }';
    document.head.append(style);
    onTestFinished(() => style.remove());
    expect(getComputedStyle(list).display).toBe('block');
  });
});

it('hands over the scheme of a layer with a class hidden', () => {
  const layer = createPolygonLayer({ scheme: eight });
  const onChange = vi.fn();
  const { element } = createLegend(layer, { onChange });
  element.querySelectorAll<HTMLElement>('[role=switch]')[1].click();
  expect(onChange.mock.calls).toEqual([[layer.scheme]]);
});

describe('the legend of a scheme that the page draws itself', () => {
  it('is a list without switches', () => {
    const { element } = createLegend(eight);
    expect(element.querySelectorAll('.gep-legend-entry')).toHaveLength(9);
    expect(element.querySelectorAll('[role=switch]')).toHaveLength(0);
  });

  it('hands over the scheme with a class hidden', () => {
    const changes: Scheme[] = [];
    const { element } = createLegend(eight, { onChange: (next) => changes.push(next) });
    element.querySelectorAll<HTMLElement>('[role=switch]')[1].click();
    expect(changes).toMatchObject([
      { categories: expect.arrayContaining([{ ...eight.categories[1], visible: false }]) },
    ]);
    expect(element.querySelectorAll('[role=switch]')[1].ariaChecked).toBe('false');
  });
});
