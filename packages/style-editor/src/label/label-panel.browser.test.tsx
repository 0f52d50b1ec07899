import '../../style.css';
import { labelSymbol, limits, markerSymbol } from '@gep/map-engine/model';
import type { LabelSymbol, VectorGeometry } from '@gep/map-engine/model';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StyleEditorProvider } from '../style-editor-provider';
import { renderSymbolDialog } from '../symbol';
import { LabelPanel } from './label-panel';

const fields = [
  { name: 'Sum', type: 'REAL' as const },
  { name: 'NAME', type: 'STRING' as const },
];
const on = labelSymbol({ useLabel: true, field: 'NAME', useBackground: true });
const onChange = vi.fn<(value: LabelSymbol) => void>();

function Host({ first, geometry }: { first: LabelSymbol; geometry: VectorGeometry }) {
  const [value, setValue] = useState(first);
  return (
    <StyleEditorProvider locale="en">
      <LabelPanel
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        geometry={geometry}
        symbol={markerSymbol()}
        fields={fields}
        renderSymbolEditor={renderSymbolDialog}
      />
    </StyleEditorProvider>
  );
}
const open = (first = on, geometry: VectorGeometry = 'line') =>
  render(<Host first={first} geometry={geometry} />);
const number = (name: string, text: string) => () =>
  page.getByRole('spinbutton', { name, exact: true }).fill(text);
const choose = (name: RegExp, option: string) => async () => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const toggle = (name: string) => () => page.getByRole('switch', { name, exact: true }).click();
const pick = (name: string) => () => page.getByRole('radio', { name, exact: true }).click();
const color = (name: RegExp, text: string) => async () => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('textbox').last().fill(text);
  await userEvent.keyboard('{Enter}{Escape}');
};

/** What a person does to change each property of a label, and what it is then. */
const controls = {
  useLabel: [toggle('Show labels'), false],
  field: [choose(/^Label field/, 'Sum'), 'Sum'],
  fontFamily: [
    async () => {
      await page.getByRole('combobox', { name: 'Font' }).fill('KaiTi');
      await userEvent.keyboard('{Enter}');
    },
    'KaiTi',
  ],
  fontStyle: [pick('Bold'), 'bold'],
  size: [number('Size', '20'), 20],
  color: [color(/^Colour/, '#ff0000'), '#ff0000'],
  opacity: [number('Opacity', '0.5'), 0.5],
  offsetX: [number('Horizontal offset', '-7'), -7],
  offsetY: [number('Vertical offset', '9'), 9],
  rotation: [number('Rotation', '45'), 45],
  placement: [pick('Along the line'), 'line'],
  haloColor: [color(/^Halo colour/, '#00ff00'), '#00ff00'],
  haloWidth: [number('Halo width', '3'), 3],
  priorityField: [choose(/^Priority field/, 'Sum'), 'Sum'],
  allowOverlap: [toggle('Labels may overlap'), true],
  minResolution: [number('Largest scale', '5,000'), 5000 * (0.0254 / 96)],
  maxResolution: [number('Smallest scale', '1000000'), 1_000_000 * (0.0254 / 96)],
  useBackground: [toggle('Background'), false],
  background: [
    async () => {
      await page.getByRole('button', { name: /Background symbol/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('spinbutton', { name: 'Opacity' }).fill('0.25');
      await dialog.getByRole('button', { name: 'OK' }).click();
    },
    {
      ...on.background,
      layers: [{ ...on.background.layers[0], opacity: 0.25 }],
    },
  ],
} satisfies Record<Exclude<keyof LabelSymbol, 'kind' | 'extra'>, [() => Promise<unknown>, unknown]>;

beforeEach(() => {
  vi.clearAllMocks();
});

describe('labels panel', () => {
  it.each(Object.entries(controls))(
    'has a control that changes %s and nothing else',
    async (name, [act, after]) => {
      await open();
      await act();
      await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual({ ...on, [name]: after });
    },
  );

  it('picks the field of the names when labels are switched on', async () => {
    await open(labelSymbol());
    await expect.element(page.getByText('Turn on to label every feature')).toBeVisible();
    await toggle('Show labels')();
    expect(onChange).toHaveBeenLastCalledWith(labelSymbol({ useLabel: true, field: 'NAME' }));
  });

  it('edits the background with plain fills and strokes only', async () => {
    await open();
    await page.getByRole('button', { name: /Background symbol/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Label background editor' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /^Type/ })).not.toBeInTheDocument();
  });

  it('offers points no placement and lines along them no rotation', async () => {
    await open({ ...on, placement: 'line' });
    await expect.element(page.getByRole('spinbutton', { name: 'Rotation' })).toBeDisabled();
    await expect.element(page.getByText('cannot be rotated')).toBeVisible();
    await open(on, 'point');
    await expect.element(page.getByRole('radio', { name: 'Along the line' }).nth(1)).not.toBeInTheDocument();
  });

  it('takes no size beyond the limits', async () => {
    await open();
    await number('Size', String(limits.labelSize.max + 1))();
    await userEvent.tab();
    await expect.element(page.getByText('Must be 1 to 100; reset to 12')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });
});
