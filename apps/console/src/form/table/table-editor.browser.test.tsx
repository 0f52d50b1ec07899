import '../../console.css';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
