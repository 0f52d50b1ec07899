import '../../style.css';
import { createPolygonLayer } from '@gep/map-engine/layer';
import type { GraduatedColorScheme, Scheme } from '@gep/map-engine/model';
import { graduated } from '@gep/map-engine/scheme';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { featureFields } from '..';
import { defineLegendElement, defineStyleDialogElement } from '../elements';

const rows = [1, 2, 5, 9].map((population) => ({ population }));
const square = (x: number) => [
  [
    [x, 30],
    [x + 1, 30],
    [x + 1, 31],
    [x, 30],
  ],
];
const districts = {
  type: 'FeatureCollection' as const,
  features: rows.map((properties, index) => ({
    type: 'Feature' as const,
    geometry: { type: 'Polygon' as const, coordinates: square(100 + index) },
    properties,
  })),
};
const newLayer = () =>
  createPolygonLayer({
    name: 'Districts',
    features: districts,
    scheme: graduated({ field: 'population', method: 'equal-interval', classes: 2, ramp: 'YlGn' }),
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heard = vi.fn<(event: Event) => void>();

beforeAll(() => {
  defineLegendElement();
  defineStyleDialogElement();
});
beforeEach(() => {
  heard.mockReset();
  document.body.replaceChildren();
});
// The next file shares the page.
afterEach(() => document.body.replaceChildren());

it('the legend follows its layer, in the language of the page', async () => {
  const legend = document.createElement('gep-legend');
  const layer = newLayer();
  legend.layer = layer;
  legend.setAttribute('unit', 'people');
  document.body.append(legend);
  await expect.element(page.getByText('Unit: people')).toBeVisible();
  await expect.element(page.getByRole('listitem')).toHaveLength(2);

  layer.setScheme(graduated({ field: 'population', classes: 4 })({ geometry: 'polygon', properties: rows }));
  await expect.element(page.getByRole('listitem')).toHaveLength(4);

  legend.setAttribute('locale', 'zh-CN');
  await expect.element(page.getByText('单位：people')).toBeVisible();
});

it('the legend of a scheme hands over the scheme in which a class was hidden', async () => {
  const legend = document.createElement('gep-legend');
  legend.scheme = newLayer().scheme;
  legend.addEventListener('gep-change', heard);
  document.body.append(legend);
  await page.getByRole('listitem').first().getByRole('switch').click();
  expect(legend.scheme).toMatchObject({ categories: [{ visible: false }, { visible: true }] });
  expect(heard).toHaveBeenCalledOnce();
});

it('the legend of a layer says so when a class is hidden in it', async () => {
  const legend = document.createElement('gep-legend');
  const layer = newLayer();
  legend.layer = layer;
  const changes: Scheme[] = [];
  legend.addEventListener('gep-change', ({ detail }) => changes.push(detail));
  document.body.append(legend);
  // The attribute makes the list again; the event stays.
  legend.setAttribute('unit', 'people');
  await page.getByRole('listitem').first().getByRole('switch').click();
  expect(changes).toEqual([layer.scheme]);
  expect(layer.scheme).toMatchObject({ categories: [{ visible: false }, { visible: true }] });
});

it('takes what was set before it was defined', async () => {
  const early = document.createElement('gep-early-legend');
  Object.assign(early, { scheme: newLayer().scheme });
  document.body.append(early);
  defineLegendElement('gep-early-legend');
  await expect.element(page.getByRole('listitem')).toHaveLength(2);
});

it('the dialog shows edits on the layer, and Cancel takes them back', async () => {
  const dialog = document.createElement('gep-style-dialog');
  const layer = newLayer();
  Object.assign(dialog, { layer, ports: { fields: featureFields(rows) } });
  dialog.setAttribute('heading', 'Districts: style');
  const previews: Scheme[] = [];
  dialog.addEventListener('gep-preview', ({ detail }) => previews.push(detail));
  dialog.addEventListener('gep-close', heard);
  document.body.append(dialog);
  expect(document.querySelector('[role=dialog]')).toBeNull();

  dialog.open = true;
  await expect.element(page.getByRole('dialog', { name: 'Districts: style' })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Classes' }).fill('4');
  await expect.poll(() => (layer.scheme as GraduatedColorScheme).categories).toHaveLength(4);
  await button('Cancel').click();
  expect((layer.scheme as GraduatedColorScheme).categories).toHaveLength(2);
  expect(previews.at(-1)).toBe(layer.scheme);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(dialog.open).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
});

it('the dialog hands over a scheme, waits for the page, and stays open where that fails', async () => {
  const dialog = document.createElement('gep-style-dialog');
  Object.assign(dialog, { scheme: newLayer().scheme, open: true });
  const answers = [Promise.reject(new Error('The server is away')), Promise.resolve()];
  answers[0].catch(() => undefined);
  dialog.addEventListener('gep-apply', (event) => {
    const { detail } = event;
    heard(event);
    expect(detail.close).toBe(true);
    detail.waitFor(answers[heard.mock.calls.length - 1]);
  });
  document.body.append(dialog);
  await button('OK').click();
  await expect.element(page.getByText('The server is away')).toBeVisible();
  await button('OK').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(heard).toHaveBeenCalledTimes(2);
});

it('the dialog goes with its element', async () => {
  const dialog = document.createElement('gep-style-dialog');
  Object.assign(dialog, { scheme: newLayer().scheme, open: true });
  document.body.append(dialog);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  dialog.remove();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('a docked dialog is in its element', async () => {
  const dialog = document.createElement('gep-style-dialog');
  for (const [name, value] of [
    ['docked', ''],
    ['locale', 'en'],
  ])
    dialog.setAttribute(name, value);
  dialog.layer = newLayer();
  const panel = document.createElement('aside');
  Object.assign(panel.style, { width: '380px', height: '520px' });
  panel.append(dialog);
  document.body.append(panel);
  dialog.open = true;
  const region = page.getByRole('region', { name: 'Districts' });
  await expect.element(region).toBeVisible();
  expect(panel.contains(region.element())).toBe(true);
  const { width, height } = region.element().getBoundingClientRect();
  expect({ width, height }).toEqual({ width: 380, height: 520 });
  await button('Cancel').click();
  await expect.poll(() => region.query()).toBeNull();
});
