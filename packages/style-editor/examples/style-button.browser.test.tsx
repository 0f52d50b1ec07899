import '../style.css';
import { createScheme } from '@gep/map-engine/scheme';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldSource } from '../test/sample';
import { StyleButton } from './style-button';

it('opens the dialog, applies and closes', async () => {
  const onScheme = vi.fn();
  const scheme = createScheme('single-symbol', 'polygon');
  await render(<StyleButton scheme={scheme} ports={{ fields: fieldSource }} onScheme={onScheme} />);
  await userEvent.click(page.getByRole('button', { name: 'Style', exact: true }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onScheme).toHaveBeenCalledWith(expect.objectContaining({ kind: 'single-symbol' }));
});
