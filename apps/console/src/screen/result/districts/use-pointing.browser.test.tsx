import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePointing } from './use-pointing';

interface TableProps {
  readonly isScrolling: boolean;
  readonly point: (code: string | null) => void;
}

function Table({ isScrolling, point }: TableProps) {
  const pointing = usePointing({ point }, isScrolling);
  return (
    <ul {...pointing}>
      {['a', 'b'].map((code) => (
        <li key={code} data-code={code}>
          Row {code}
        </li>
      ))}
    </ul>
  );
}

it('points at the row under the pointer, and while rows pass under it at none before they rest', async () => {
  const point = vi.fn();
  const { rerender } = await render(<Table isScrolling={false} point={point} />);
  await page.getByText('Row a').hover();
  expect(point).toHaveBeenLastCalledWith('a');
  await rerender(<Table isScrolling point={point} />);
  await page.getByText('Row b').hover();
  expect(point).toHaveBeenLastCalledWith('a');
  await rerender(<Table isScrolling={false} point={point} />);
  expect(point).toHaveBeenLastCalledWith('b');
});
