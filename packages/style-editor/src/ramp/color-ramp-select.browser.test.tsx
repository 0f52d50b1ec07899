import '../../style.css';
import { colorRamps, findRamp, sampleRamp, toRamp } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { forgetRecent } from '../input';
import { StyleEditorProvider } from '../style-editor-provider';
import { ColorRampSelect } from './color-ramp-select';

const onChange = vi.fn<(ramp: Ramp) => void>();
const search = page.getByRole('combobox', { name: 'Search name or type' });
const options = () => [...document.querySelectorAll('[role="option"]')].map((row) => row.ariaLabel ?? '');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const active = () => {
  const id = document.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.ariaLabel : undefined;
};

function Host({ start, classes }: { start: Ramp; classes?: number }) {
  const [value, setValue] = useState(start);
  const take = (ramp: Ramp) => (onChange(ramp), setValue(ramp));
  return <ColorRampSelect value={value} onChange={take} classes={classes} />;
}

async function open(start = toRamp('Blues'), classes?: number) {
  await render(
    <StyleEditorProvider locale="en">
      <Host start={start} classes={classes} />
    </StyleEditorProvider>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(search).toHaveFocus();
}

beforeEach(() => {
  vi.clearAllMocks();
  forgetRecent();
});

describe('colour ramp selector by keyboard', () => {
  it('opens on all presets with the chosen one active', async () => {
    await open();
    expect(options()).toHaveLength(colorRamps.length);
    expect(active()).toBe('Blues, Colour-blind safe');
    await expect.element(page.getByRole('option', { name: 'Blues', exact: false }).first()).toBeVisible();
  });

  it('goes by arrows, Home and End, takes with Enter and gives the focus back', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toMatch(/^Greens/);
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(active()).toMatch(/^cyan-to-purple/);
    await userEvent.keyboard('{End}{Enter}');
    const lastQualitative = colorRamps.filter(({ type }) => type === 'qualitative').at(-1);
    expect(onChange.mock.calls).toEqual([[toRamp(lastQualitative?.name ?? '')]]);
    await expect.element(button(/^Colour ramp/)).toHaveFocus();
  });

  it('leaves everything on Escape', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(button('Colour ramp: Blues')).toHaveFocus();
  });

  it('finds by name and by type', async () => {
    await open();
    await userEvent.keyboard('viri');
    expect(options()).toEqual(['viridis, Colour-blind safe']);
    await search.fill('diverging');
    expect(options()).toHaveLength(colorRamps.filter(({ type }) => type === 'diverging').length);
    await search.fill('nothing');
    await expect.element(page.getByText('No matching ramps')).toBeVisible();
    await button('Clear filters').click();
    expect(options()).toHaveLength(colorRamps.length);
  });

  it('keeps ramps used lately on top', async () => {
    await open();
    await search.fill('Set2');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(options()[0]).toMatch(/^Set2/);
    expect(options().filter((name) => name.startsWith('Set2'))).toHaveLength(1);
  });

  it('filters by type and safety', async () => {
    await open();
    await page.getByRole('radio', { name: 'Diverging' }).click();
    await page.getByRole('switch', { name: 'Colour-blind safe' }).click();
    const wanted = colorRamps.filter((ramp) => ramp.type === 'diverging' && ramp.colorBlindSafe);
    expect(options()).toHaveLength(wanted.length);
  });

  it('warns of classes that fall together for the simulated eyes', async () => {
    await open(toRamp('RdYlGn'), 9);
    const rows = () => options().filter((name) => name.includes('hard to tell apart'));
    expect(rows()).toEqual([]);
    await page.getByRole('radio', { name: 'Green-blind' }).click();
    expect(rows().length).toBeGreaterThan(0);
    expect(rows().every((name) => name.includes('(Green-blind)'))).toBe(true);
  });
});

describe('a ramp of one’s own', () => {
  it('is made in a dialog and taken over in one change', async () => {
    await open();
    await button('Custom…').click();
    await page.getByRole('textbox', { name: 'List of colours' }).fill("['#ffffcc','#c2e699','#006837']");
    await page.getByRole('textbox', { name: 'Ramp name' }).fill('Forest');
    await button('OK').click();
    expect(onChange.mock.calls).toEqual([[{ name: 'Forest', colors: ['#ffffcc', '#c2e699', '#006837'] }]]);
    await expect.element(button('Colour ramp: Forest')).toBeVisible();
  });

  it('takes no name of a preset', async () => {
    await open();
    await button('Custom…').click();
    await page.getByRole('textbox', { name: 'Ramp name' }).fill('VIRIDIS');
    await expect.element(page.getByText('A preset has this name; choose another')).toBeVisible();
    await expect.element(button('OK')).toBeDisabled();
  });

  it('says which word of a pasted list is not a colour, and that two are needed', async () => {
    await open();
    await button('Custom…').click();
    const text = page.getByRole('textbox', { name: 'List of colours' });
    await text.fill('#ffffcc, greenish');
    await expect.element(page.getByText('“greenish” is not a colour')).toBeVisible();
    await text.fill('#ffffcc');
    await expect.element(page.getByText('Enter 2 to 256 colours')).toBeVisible();
  });

  it('adds, moves and deletes colours by keyboard, two stay', async () => {
    await open({ name: '', colors: ['#000000', '#ff0000', '#ffffff'] });
    await button('Custom…').click();
    await userEvent.click(page.getByRole('option', { name: 'Colour 1: #000000' }));
    await userEvent.keyboard('{Insert}');
    await expect.element(page.getByRole('option', { name: 'Colour 2: #800000' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect.element(page.getByRole('option', { name: 'Colour 3: #800000' })).toHaveFocus();
    await userEvent.keyboard('{Delete}{Delete}{Delete}{Delete}');
    expect(document.querySelectorAll('[role="option"]')).toHaveLength(2);
    await expect.element(button('Delete colour')).toBeDisabled();
    await button('Undo').click();
    expect(document.querySelectorAll('[role="option"]')).toHaveLength(3);
  });

  it('reorders by drag as one step', async () => {
    await open({ name: '', colors: ['#000000', '#ff0000', '#ffffff'] });
    await button('Custom…').click();
    await userEvent.dragAndDrop(
      page.getByRole('option', { name: 'Colour 1: #000000' }),
      page.getByRole('option', { name: 'Colour 3: #ffffff' }),
    );
    await expect.element(page.getByRole('option', { name: 'Colour 3: #000000' })).toBeVisible();
    await button('Undo').click();
    await expect.element(page.getByRole('option', { name: 'Colour 1: #000000' })).toBeVisible();
    await expect.element(button('Undo')).toBeDisabled();
  });

  it('loses no colour on the way to another count', async () => {
    await open(toRamp('viridis'));
    await button('Custom…').click();
    const count = page.getByRole('spinbutton', { name: 'Number' });
    await count.fill('3');
    await count.fill('31');
    await button('OK').click();
    expect(onChange.mock.lastCall).toEqual([{ name: '', colors: sampleRamp('viridis', 31) }]);
  });

  it('starts from a preset and gives it back by name where nothing was changed', async () => {
    await open({ name: '', colors: ['#000000', '#ffffff'] });
    await button('Custom…').click();
    await button(/^Start from a ramp/).click();
    await search.fill('Greens');
    await userEvent.keyboard('{Enter}');
    await button('OK').click();
    expect(onChange.mock.lastCall).toEqual([toRamp(findRamp('Greens') ?? '')]);
  });
});
