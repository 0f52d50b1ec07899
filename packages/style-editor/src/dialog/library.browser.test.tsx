import '../../style.css';
import {
  fillSymbol,
  gradientFill,
  imageLine,
  labelSymbol,
  lineSymbol,
  markerLine,
  simpleFill,
  simpleLine,
} from '@gep/map-engine/model';
import type { FillSymbol, LineSymbol, MapSymbol, VectorScheme } from '@gep/map-engine/model';
import { createScheme } from '@gep/map-engine/scheme';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldSource } from '../../test/sample';
import type { StyleEditorPorts, StyleLibrary } from '../port';
import { StyleEditorProvider } from '../style-editor-provider';
import { FillSymbolEditor, LineSymbolEditor } from '../symbol';
import { PolygonStyleDialog } from './vector-style-dialog';

const plainFill = fillSymbol(simpleFill({ color: '#123456' }));
const plainLine = lineSymbol(simpleLine({ width: 7 }));
const shelf: Readonly<Record<string, MapSymbol>> = {
  plain: plainFill,
  gradient: fillSymbol(gradientFill()),
  'pictures around': fillSymbol(simpleFill({ outline: lineSymbol(imageLine()) })),
  line: plainLine,
};
const save = vi.fn<StyleLibrary['save']>();
const notify = vi.fn();
const library: StyleLibrary = {
  publicStyles: (kind) => {
    const styles = Object.entries(shelf).map(([name, symbol]) => ({ id: name, name, symbol }));
    return Promise.resolve([
      { id: 'all', name: 'All of them', styles: styles.filter(({ symbol }) => symbol.kind === kind) },
    ]);
  },
  privateStyles: () => Promise.resolve([]),
  save,
};
const onChange = vi.fn<(value: FillSymbol | LineSymbol) => void>();
const onApply = vi.fn<(value: VectorScheme) => void>();
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inside = (title: string) => page.getByRole('dialog', { name: title });
const choose = 'Choose from library';

const show = (editor: ReactNode, ports: StyleEditorPorts = { library, notify }) =>
  render(
    <StyleEditorProvider locale="en" ports={ports}>
      {editor}
    </StyleEditorProvider>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  save.mockResolvedValue();
});

describe('the library', () => {
  it('is offered in a standalone editor, and gives and takes styles', async () => {
    await show(<FillSymbolEditor value={fillSymbol()} onChange={onChange} />);
    await button(choose).click();
    await page.getByRole('option', { name: 'gradient' }).dblClick();
    expect(onChange).toHaveBeenLastCalledWith(shelf.gradient);
    await button('Save to library').click();
    await page.getByRole('textbox', { name: 'Symbol name' }).fill('mine');
    await button('Save').click();
    expect(save).toHaveBeenLastCalledWith('mine', fillSymbol());
    await expect.poll(() => notify.mock.calls).toEqual([['Saved']]);
  });

  it('is offered in the editor of an outline, two windows away from where the host passed it', async () => {
    const host = { onApply, onCancel: vi.fn() };
    await show(
      <PolygonStyleDialog
        value={createScheme('single-symbol', 'polygon')}
        ports={{ fields: fieldSource, library }}
        {...host}
      />,
      {},
    );
    await button('Edit symbol: Outline').click();
    const outline = inside('Outline editor');
    await outline.getByRole('button', { name: choose }).click();
    await page.getByRole('option', { name: 'line' }).dblClick();
    await outline.getByRole('button', { name: 'OK' }).click();
    await button('Apply').click();
    expect(onApply.mock.lastCall?.[0].template).toMatchObject({ layers: [{ outline: plainLine }] });
  });

  it('is offered in the editor of the markers of a line', async () => {
    await show(<LineSymbolEditor value={lineSymbol(markerLine())} onChange={onChange} />);
    await button('Edit symbol: Point symbol').click();
    await expect
      .element(inside('Point symbol editor').getByRole('button', { name: 'Save to library' }))
      .toBeVisible();
  });

  it('is not there where the host has none, or nothing can be changed', async () => {
    await show(<FillSymbolEditor value={fillSymbol()} onChange={onChange} />, {});
    await show(<FillSymbolEditor value={fillSymbol()} />);
    await expect.element(button(choose)).not.toBeInTheDocument();
  });
});

describe('behind labels', () => {
  const label = labelSymbol({ useLabel: true, field: 'NAME', useBackground: true });

  it.each([
    ['gradient', 'Gradient fill'],
    ['pictures around', 'Image line'],
  ])('the style “%s” cannot be applied, and why is said', async (name, kind) => {
    await show(
      <PolygonStyleDialog
        value={createScheme('single-symbol', 'polygon', { label })}
        onApply={onApply}
        onCancel={vi.fn()}
      />,
      { fields: fieldSource, library },
    );
    await page.getByRole('treeitem', { name: 'Label settings' }).click();
    await button('Edit symbol: Background symbol').click();
    await inside('Label background editor').getByRole('button', { name: choose }).click();
    const window = inside('Style library');
    const apply = window.getByRole('button', { name: 'Apply' });
    const style = window.getByRole('option', { name, exact: true });
    await style.click();
    await expect.element(window.getByText(`“${kind}” cannot be used here`)).toBeVisible();
    await expect.element(apply).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await style.dblClick();
    await expect.element(window).toBeVisible();
    await window.getByRole('option', { name: 'plain' }).click();
    await apply.click();
    await inside('Label background editor').getByRole('button', { name: 'OK' }).click();
    await button('Apply').click();
    expect(onApply.mock.lastCall?.[0].label.background).toEqual(plainFill);
  });
});
