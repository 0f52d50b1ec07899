import '../../console.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EditorWords } from '../../message/editor-words';
import type { TableColumn } from './table-column';
import { openTable } from './table-draft';
import { TableEditor } from './table-editor';

const columns: TableColumn[] = [{ kind: 'number', key: 'share', name: '比例', min: 0, max: 1 }];

/** Pixels from the end of the headings to the inner edge of the frame. */
function strip(): number {
  const headings = page.getByRole('columnheader', { name: '比例' }).element().getBoundingClientRect();
  const frame = page.getByTestId('frame').element().getBoundingClientRect();
  return Math.abs(frame.right - 1 - headings.right);
}

it.each([0, 1, 10, 40])('has headings over its whole width with %i rows', async (count) => {
  const rows = Array.from({ length: count }, () => ({ share: '0.5' }));
  await render(
    <EditorWords>
      <TableEditor
        label="比例"
        columns={columns}
        table={openTable(rows)}
        onEdit={() => undefined}
        disabled={false}
      />
    </EditorWords>,
  );
  await expect.poll(strip).toBeLessThan(1);
});

it('has the thousands of its numbers apart, and shows the plain digits of the one that is edited', async () => {
  function Edited() {
    const [table, setTable] = useState(openTable([{ share: '1234567' }, { share: '8' }]));
    return (
      <EditorWords>
        <TableEditor label="比例" columns={columns} table={table} onEdit={setTable} disabled={false} />
      </EditorWords>
    );
  }
  await render(<Edited />);
  const cells = page.getByRole('textbox');
  await expect.element(cells.nth(0)).toHaveValue('1\u2009234\u2009567');
  await cells.nth(0).click();
  await expect.element(cells.nth(0)).toHaveValue('1234567');
  await userEvent.keyboard('45000');
  await cells.nth(1).click();
  await expect.element(cells.nth(0)).toHaveValue('45\u2009000');
});
