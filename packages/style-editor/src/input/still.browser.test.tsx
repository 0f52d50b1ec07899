import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { still } from './still';

interface ListProps {
  readonly options: readonly { readonly label: string }[];
  readonly onPick: (label: string) => void;
}

function counted() {
  const drawn = vi.fn();
  const List = still(function List({ options, onPick }: ListProps) {
    drawn();
    return options.map(({ label }) => (
      <button key={label} type="button" onClick={() => onPick(label)}>
        {label}
      </button>
    ));
  });
  return { drawn, List };
}

it('is drawn anew only when what it shows changed', async () => {
  const { drawn, List } = counted();
  const screen = await render(<List options={[{ label: 'one' }]} onPick={() => {}} />);
  await screen.rerender(<List options={[{ label: 'one' }]} onPick={() => {}} />);
  expect(drawn).toHaveBeenCalledTimes(1);
  await screen.rerender(<List options={[{ label: 'two' }]} onPick={() => {}} />);
  expect(drawn).toHaveBeenCalledTimes(2);
});

it('calls the latest handler though it was not drawn anew', async () => {
  const { drawn, List } = counted();
  const [first, latest] = [vi.fn(), vi.fn()];
  const screen = await render(<List options={[{ label: 'one' }]} onPick={first} />);
  await screen.rerender(<List options={[{ label: 'one' }]} onPick={latest} />);
  await screen.getByRole('button', { name: 'one' }).click();
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledExactlyOnceWith('one');
});
