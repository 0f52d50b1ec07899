import '../../style.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SchemeTree } from './scheme-tree';

const onChange = vi.fn();
const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
const focused = () => document.activeElement?.textContent;

async function open(value: string) {
  await render(
    <SchemeTree
      label="Kind"
      value={value}
      onChange={onChange}
      groups={[
        { label: 'A', entries: [{ value: 'a1', label: 'A one' }] },
        {
          label: 'B',
          entries: [
            { value: 'b1', label: 'B one', disabledReason: 'Too few bands' },
            { value: 'b2', label: 'B two' },
          ],
        },
      ]}
    />,
  );
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('scheme tree', () => {
  it('is entered at the chosen item and walked by arrows', async () => {
    await open('a1');
    await userEvent.tab();
    expect(focused()).toBe('A one');
    const walk: [string, string][] = [
      ['ArrowUp', 'A'],
      ['ArrowUp', 'A'],
      ['ArrowRight', 'A one'],
      ['ArrowDown', 'B'],
      ['ArrowDown', 'B one'],
      ['ArrowLeft', 'B'],
      ['End', 'B two'],
      ['ArrowDown', 'B two'],
      ['Home', 'A'],
    ];
    for (const [key, there] of walk) {
      await userEvent.keyboard(`{${key}}`);
      expect(focused()).toBe(there);
      expect(document.querySelectorAll('[role=treeitem][tabindex="0"]')).toHaveLength(1);
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  it('chooses the first entry of a group that can be chosen', async () => {
    await open('a1');
    await item('B').click();
    expect(onChange).toHaveBeenLastCalledWith('b2');
    item('B').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(2);
    await item('A').click();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('says why an entry cannot be chosen', async () => {
    await open('a1');
    await expect.element(item('B one')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item('B one')).toHaveAccessibleDescription('Too few bands');
    await item('B one').click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('tells level, place and size of the set', async () => {
    await open('b2');
    await expect.element(item('B two')).toHaveAttribute('aria-level', '2');
    await expect.element(item('B two')).toHaveAttribute('aria-posinset', '2');
    await expect.element(item('B two')).toHaveAttribute('aria-setsize', '2');
  });
});
