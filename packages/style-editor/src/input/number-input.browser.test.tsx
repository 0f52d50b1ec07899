import '../../style.css';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MessageProvider } from '../message';
import { NumberInput } from './number-input';
import type { NumberInputProps } from './number-input';

const onChange = vi.fn<(value: number) => void>();
const field = page.getByRole('spinbutton', { name: 'Width' });
const input = () => field.element() as HTMLInputElement;

function Host({ value: first, ...props }: Partial<NumberInputProps>) {
  const [value, setValue] = useState(first ?? 8);
  const change = (next: number) => {
    onChange(next);
    setValue(next);
  };
  return (
    <MessageProvider locale="en">
      <NumberInput
        label="Width"
        min={1}
        max={100}
        step={1}
        unit="px"
        {...props}
        value={value}
        onChange={change}
      />
      <button type="button">Elsewhere</button>
    </MessageProvider>
  );
}

beforeEach(() => onChange.mockClear());

describe('number field', () => {
  it('takes effect while it is typed, full-width digits and commas too', async () => {
    await render(<Host />);
    await field.fill('１２，５');
    expect(onChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.tab();
    await expect.element(field).toHaveValue('12.5');
    await expect.element(field).toHaveAttribute('aria-valuetext', '12.5 px');
  });

  it('keeps what is wrong until it is left, then brings the value back and says why', async () => {
    await render(<Host />);
    await field.fill('300');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveValue('300');
    await expect.element(field).toHaveAccessibleDescription('Must be 1 to 100');
    await userEvent.tab();
    await expect.element(field).toHaveValue('8');
    await expect.element(page.getByText('Must be 1 to 100; reset to 8')).toBeVisible();
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await field.fill('20');
    await expect.element(page.getByText(/back to/)).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([[20]]);
  });

  it('restores the previous value, not what was typed on the way', async () => {
    await render(<Host />);
    await field.clear();
    await userEvent.type(field, '101');
    await userEvent.tab();
    await expect.element(field).toHaveValue('8');
    await expect.element(page.getByText('Must be 1 to 100; reset to 8')).toBeVisible();
    expect(onChange.mock.calls.flat()).toEqual([1, 10, 8]);
  });

  it('waits for the rest of a number before it complains', async () => {
    await render(<Host min={-360} max={360} />);
    await field.fill('-');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Enter a number; reset to 8')).toBeVisible();
  });

  it('drops what was typed with Escape, without a word', async () => {
    await render(<Host />);
    await field.fill('300');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('8');
    await expect.element(page.getByText(/allowed/)).not.toBeInTheDocument();
  });

  it('steps by arrows, ten steps with Shift and by page keys, inside the bounds', async () => {
    await render(<Host />);
    input().focus();
    await userEvent.keyboard(
      '{ArrowUp}{Shift>}{ArrowUp}{/Shift}{PageDown}{ArrowDown}{PageDown}{PageUp}{PageUp}',
    );
    expect(onChange.mock.calls.flat()).toEqual([9, 19, 9, 8, 1, 11, 21]);
  });

  it('turns by the wheel only while it has the focus', async () => {
    await render(<Host />);
    const turn = (deltaY: number) => {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      input().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn(-100)).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    input().focus();
    expect(turn(-100)).toBe(true);
    await expect.element(field).toHaveValue('9');
    for (const part of [10, 10, 10]) turn(part);
    expect(onChange.mock.calls.flat()).toEqual([9, 8]);
  });

  it('leaves an input method alone until it is done', async () => {
    await render(<Host />);
    const box = input();
    box.focus();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const compose = (text: string) => {
      setValue?.call(box, text);
      box.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, isComposing: true }));
    };
    box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    compose('e r');
    await expect.element(field).toHaveValue('e r');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    compose('１２');
    expect(onChange).not.toHaveBeenCalled();
    box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '１２' }));
    await expect.poll(() => onChange.mock.lastCall).toEqual([12]);
  });

  it('may be emptied where nothing is an answer', async () => {
    const onEmpty = vi.fn();
    await render(<Host onEmpty={onEmpty} placeholder="none" />);
    await field.fill('');
    expect(onEmpty).toHaveBeenCalledTimes(1);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  it('steps from the bound that is nearest to 0 where there is no value yet', async () => {
    await render(<Host value={NaN} />);
    input().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange.mock.calls).toEqual([[2]]);
  });

  it('takes whole numbers only where parts make no sense', async () => {
    await render(<Host integer />);
    await field.fill('2.5');
    await expect.element(page.getByText('Enter a whole number')).toBeVisible();
  });
});
