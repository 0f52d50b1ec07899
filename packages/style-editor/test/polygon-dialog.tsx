import { createScheme } from '@gep/map-engine/scheme';
import type { VectorScheme } from '@gep/map-engine/model';
import type { StyleEditorPorts } from '../src/port';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PolygonStyleDialog } from '../src/dialog/vector-style-dialog';
import { StyleEditorProvider } from '../src/style-editor-provider';
import { fieldSource } from './sample';

/* The polygon dialog in English, and what tests watch and press in it. */

export const onApply =
  vi.fn<(value: VectorScheme, options: { readonly close: boolean }) => void | Promise<void>>();
export const onCancel = vi.fn();
export const onPreview = vi.fn<(value: VectorScheme) => void | Promise<void>>();
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const opacity = () => page.getByRole('spinbutton', { name: 'Opacity' }).first();
export const value = createScheme('single-symbol', 'polygon');

export async function open(scheme: VectorScheme = value, ports: StyleEditorPorts = { fields: fieldSource }) {
  await render(
    <StyleEditorProvider locale="en">
      <PolygonStyleDialog
        value={scheme}
        ports={ports}
        onApply={onApply}
        onCancel={onCancel}
        onPreview={onPreview}
      />
    </StyleEditorProvider>,
  );
}
