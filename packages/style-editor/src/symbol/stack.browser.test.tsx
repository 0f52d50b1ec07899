import '../../style.css';
import { fillSymbol, simpleFill } from '@gep/map-engine/model';
import type { FillSymbol, MapSymbol } from '@gep/map-engine/model';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { realPointer } from '../../test/pointer';
import { StyleEditorProvider } from '../style-editor-provider';
import { SymbolDialog } from './symbol-dialog';
import { FillSymbolEditor } from './symbol-editors';

const palette = ['#d73027', '#fee08b', '#66bd63', '#006837'];
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = () => [...document.querySelectorAll<HTMLElement>('.gep-stack-row')];
const selected = () => page.getByRole('button', { pressed: true });

let latest: FillSymbol;
let changes: number;
/** Colours from the top of the list down. */
const colors = () => latest.layers.map((layer) => layer.kind === 'simple-fill' && layer.color).reverse();

function Host({ start }: { readonly start: FillSymbol }) {
  const [value, setValue] = useState(start);
  const take = (next: FillSymbol) => {
    changes += 1;
    latest = next;
    setValue(next);
  };
  return (
    <div className="gep-root" style={{ display: 'flex', width: 524, height: 460 }}>
      <FillSymbolEditor value={value} onChange={take} />
    </div>
  );
}

async function open(count: number) {
  changes = 0;
  latest = fillSymbol(...palette.slice(0, count).map((color) => simpleFill({ color })));
  await render(
    <StyleEditorProvider locale="en">
      <Host start={latest} />
    </StyleEditorProvider>,
  );
}

function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
}

describe('dragging layers', () => {
  const [red, yellow, green, dark] = palette;

  it.each([
    ['mouse', '.gep-stack-pick'],
    ['touch', '[data-grip]'],
  ] as const)('moves by %s, as one change', async (kind, handle) => {
    await open(4);
    const pointer = realPointer(kind);
    const [x, y] = middle(rows()[0].querySelector(handle)!);
    const [, below] = middle(rows()[2]);
    await pointer.down(x, y);
    for (const at of [y + 10, (y + below) / 2, below, below + 4]) await pointer.move(x, at);
    expect(changes).toBe(0);
    await pointer.up(x, below + 4);
    await expect.poll(colors).toEqual([green, yellow, dark, red]);
    expect(changes).toBe(1);
    await expect.element(selected()).toHaveAccessibleName('2 Simple fill');
  });

  it('drops the layer where it was on Escape', async () => {
    await open(4);
    const pointer = realPointer('mouse');
    const [x, y] = middle(rows()[0].querySelector('[data-grip]')!);
    await pointer.down(x, y);
    await pointer.move(x, y + 60);
    await expect.poll(() => rows()[0].dataset.dragged).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await pointer.up(x, y + 60);
    expect(colors()).toEqual([dark, green, yellow, red]);
    expect(changes).toBe(0);
  });

  it('selects by a click that hardly moves', async () => {
    await open(4);
    const pointer = realPointer('mouse');
    const [x, y] = middle(rows()[2].querySelector('.gep-stack-pick')!);
    await pointer.down(x, y);
    await pointer.move(x + 1, y + 2);
    await pointer.up(x + 1, y + 2);
    await expect.element(selected()).toHaveAccessibleName('2 Simple fill');
  });
});

describe('the stack by keyboard', () => {
  it('selects by arrows and moves with Alt, and the focus goes along', async () => {
    await open(3);
    (selected().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button('2 Simple fill')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(colors()).toEqual([palette[2], palette[0], palette[1]]);
    await expect.element(button('1 Simple fill')).toHaveFocus();
    await expect
      .element(page.getByText('Moved to layer 1 of 3, counted from the bottom'))
      .toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(changes).toBe(1);
  });

  it('deletes, but not the last layer, and says why', async () => {
    await open(2);
    (selected().element() as HTMLElement).focus();
    await userEvent.keyboard('{Delete}');
    expect(colors()).toEqual([palette[0]]);
    await userEvent.keyboard('{Delete}');
    expect(latest.layers).toHaveLength(1);
    await expect.element(page.getByText('At least one layer must remain')).toBeVisible();
  });
});

describe('tools of the stack', () => {
  it('duplicates the selected layer and selects the copy', async () => {
    await open(2);
    await button('1 Simple fill').click();
    await button('Duplicate layer').click();
    expect(colors()).toEqual([palette[1], palette[0], palette[0]]);
    await expect.element(selected()).toHaveAccessibleName('2 Simple fill');
  });

  it('tells who presses delete why the last layer stays', async () => {
    await open(1);
    await expect
      .element(button('Delete layer'))
      .toHaveAccessibleDescription('At least one layer must remain');
    (button('Delete layer').element() as HTMLElement).click();
    await expect.element(page.getByText('At least one layer must remain')).toBeVisible();
    expect(changes).toBe(0);
  });
});

it('goes back to the layer that undo brings back', async () => {
  const value: MapSymbol = fillSymbol(...palette.map((color) => simpleFill({ color })));
  await render(
    <StyleEditorProvider locale="en">
      <SymbolDialog value={value} onApply={() => {}} onCancel={() => {}} />
    </StyleEditorProvider>,
  );
  await button('2 Simple fill').click();
  await button('Delete layer').click();
  await button('3 Simple fill').click();
  await button(/^Undo/).click();
  await expect.element(selected()).toHaveAccessibleName('2 Simple fill');
  await expect.element(page.getByRole('button', { name: `Colour: ${palette[1]}` })).toBeVisible();
});
