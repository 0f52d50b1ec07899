import '../../style.css';
import type { MapSymbol, SymbolLayer, SymbolLayerKind } from '@gep/map-engine/model';
import { symbolLayerKinds } from '@gep/map-engine/model';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pngFile } from '../../test/files';
import { same } from '../state/same';
import { StyleEditorProvider } from '../style-editor-provider';
import { freshLayer } from './registry';
import { renderSymbolDialog } from './symbol-dialog';
import { SymbolEditor } from './symbol-editor';

type LayerOf<K extends SymbolLayerKind> = Extract<SymbolLayer, { readonly kind: K }>;

/** What somebody does on the screen to change one field. */
interface Edit<L> {
  readonly act: () => Promise<unknown>;
  /** What the layer has to be like for the field to be there. */
  readonly from?: Partial<L>;
  /** Fields that belong together and change with it. */
  readonly also?: readonly (keyof L)[];
}

/** A field that the model gets later is missing here until it has a control. */
type Edits<L> = { readonly [F in Exclude<keyof L, 'kind' | 'extra'>]: Edit<L> };

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const number = (name: string, value: number) => ({
  act: () => page.getByRole('spinbutton', { name, exact: true }).fill(String(value)),
});
const radio = (group: string, name: string) => ({
  act: () => page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click(),
});
const toggle = (name: string) => ({ act: () => page.getByRole('switch', { name }).click() });
const choice = (label: string, option: string) => ({
  act: async () => {
    await button(new RegExp(`^${label}: `)).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  },
});
const color = (label: string) => ({
  act: async () => {
    await button(new RegExp(`^${label}: `))
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Hex' }).fill('#123456');
  },
});
/** Puts a layer on a symbol inside. */
const nested = (label: string) => ({
  act: async () => {
    await button(`Edit symbol: ${label}`).click();
    const inner = page.getByRole('dialog');
    await inner.getByRole('button', { name: 'Add layer' }).click();
    await inner.getByRole('button', { name: 'OK', exact: true }).click();
  },
});
const upload = {
  act: () => userEvent.upload(document.querySelector('input[type="file"]')!, pngFile(2, 1)),
};
const unlinked = (name: string) => ({
  act: async () => {
    await button('Lock aspect ratio').click();
    await number(name, 30).act();
  },
});

const base = { visible: { act: () => button(/^Hide 1 /).click() }, opacity: number('Opacity', 0.25) };
const placement = {
  rotation: number('Rotation', -45),
  offsetX: number('Horizontal offset', 3),
  offsetY: number('Vertical offset', -360),
  anchorX: radio('Anchor', 'Horizontal: Left, vertical: Centre'),
  anchorY: radio('Anchor', 'Horizontal: Centre, vertical: Bottom'),
};
const markerOutline = {
  outline: toggle('Outline'),
  strokeColor: { ...color('Outline colour'), from: { outline: true } },
  strokeWidth: { ...number('Outline width', 7), from: { outline: true } },
  strokeDash: { ...choice('Outline dash', 'Dot'), from: { outline: true } },
};
const fillOutline = { useOutline: toggle('Outline'), outline: nested('Outline') };

const edits: { readonly [K in SymbolLayerKind]: Edits<LayerOf<K>> } = {
  'simple-marker': {
    ...base,
    ...placement,
    ...markerOutline,
    shape: radio('Shape', 'Star'),
    size: number('Size', 50),
    fillColor: color('Fill'),
  },
  'svg-marker': {
    ...base,
    ...placement,
    ...markerOutline,
    svg: { act: () => page.getByRole('textbox', { name: 'SVG code' }).fill('<svg viewBox="0 0 1 1"/>') },
    width: unlinked('Width'),
    height: unlinked('Height'),
    fillColor: color('Fill'),
  },
  'character-marker': {
    ...base,
    ...placement,
    ...markerOutline,
    text: { act: () => page.getByRole('textbox', { name: 'Character' }).fill('林') },
    fontFamily: {
      act: async () => {
        await page.getByRole('combobox', { name: 'Font' }).fill('KaiTi');
        await userEvent.keyboard('{Enter}');
      },
    },
    fontStyle: choice('Style', 'Bold'),
    size: number('Size', 100),
    fillColor: color('Fill'),
  },
  'image-marker': {
    ...base,
    ...placement,
    name: { ...upload, also: ['source', 'height'] },
    source: { ...upload, also: ['name', 'height'] },
    width: unlinked('Width'),
    height: unlinked('Height'),
  },
  'simple-line': {
    ...base,
    color: color('Colour'),
    width: number('Width', 100),
    dash: choice('Dash', 'Dash dot'),
    join: radio('Join', 'Miter'),
    cap: radio('Cap', 'Butt'),
  },
  'image-line': {
    ...base,
    name: { ...upload, also: ['source'] },
    source: { ...upload, also: ['name'] },
    width: number('Width', 24),
    interval: number('Interval', 360),
  },
  'marker-line': {
    ...base,
    marker: nested('Point symbol'),
    position: radio('Position', 'All vertices'),
    interval: number('Interval', 24),
    offset: number('Offset', 5),
    followLine: toggle('Follow the line'),
  },
  'simple-fill': { ...base, ...fillOutline, color: color('Colour') },
  'gradient-fill': {
    ...base,
    ...fillOutline,
    shape: radio('Gradient', 'Radial'),
    colorScheme: choice('Colours', 'Ramp'),
    startColor: color('Start colour'),
    endColor: color('End colour'),
    ramp: {
      from: { colorScheme: 'ramp' },
      act: async () => {
        await button(/^Colour ramp: /).click();
        await page.getByRole('combobox', { name: 'Search name or type' }).fill('Blues');
        await userEvent.keyboard('{Enter}');
      },
    },
    reverse: { from: { colorScheme: 'ramp' }, act: () => button('Reverse ramp').click() },
    angle: number('Angle', 360),
  },
  'line-pattern-fill': {
    ...base,
    ...fillOutline,
    line: nested('Line symbol'),
    angle: number('Angle', 45),
    interval: number('Interval', 1),
    offset: number('Offset', -2),
  },
  'point-pattern-fill': {
    ...base,
    ...fillOutline,
    marker: nested('Point symbol'),
    intervalX: number('Horizontal interval', 0),
    intervalY: number('Vertical interval', 360),
    offsetX: number('Horizontal offset', 4),
    offsetY: number('Vertical offset', 4),
  },
};

let latest: SymbolLayer;

function Host({ start }: { readonly start: MapSymbol }) {
  const [value, setValue] = useState(start);
  const take = (next: MapSymbol) => {
    [latest] = next.layers;
    setValue(next);
  };
  return (
    <div className="gep-root">
      <SymbolEditor value={value} onChange={take} renderSymbolEditor={renderSymbolDialog} />
    </div>
  );
}

describe.each(Object.values(symbolLayerKinds).flat())('editor of %s', (kind) => {
  const fresh = freshLayer(kind);
  const symbolKind = (['marker', 'line', 'fill'] as const).find((one) =>
    (symbolLayerKinds[one] as readonly string[]).includes(kind),
  );
  const ofKind = edits[kind] as Readonly<Record<string, Edit<SymbolLayer>>>;

  it('has a control for every field of the model', () => {
    expect(['kind', ...Object.keys(ofKind)].sort()).toEqual(Object.keys(fresh).sort());
  });

  it.each(Object.keys(ofKind))('changes %s and nothing else', async (field) => {
    const { act, from, also = [] } = ofKind[field];
    const start = { ...fresh, ...from } as SymbolLayer;
    latest = start;
    await render(
      <StyleEditorProvider locale="en">
        <Host start={{ kind: symbolKind, layers: [start] } as MapSymbol} />
      </StyleEditorProvider>,
    );
    await act();
    const changed = () =>
      Object.entries(latest).flatMap(([name, value]) =>
        same(value, (start as unknown as Record<string, unknown>)[name]) ? [] : [name],
      );
    await expect.poll(() => changed().sort()).toEqual([field, ...also].sort());
  });
});
