import '../../style.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { StyleEditorProvider } from '../style-editor-provider';
import { ColorInput } from './color-input';
import { forgetRecent } from './recent';

const onChange = vi.fn<(color: string) => void>();
const hex = page.getByRole('textbox', { name: 'Hex' });
const area = page.getByRole('slider', { name: 'Saturation and brightness' });
const field = page.getByRole('button', { name: /^Fill/ });

function Host({ start, palette }: { start: string | null; palette?: readonly string[] }) {
  const [value, setValue] = useState(start);
  return (
    <ColorInput
      label="Fill"
      value={value}
      palette={palette}
      onChange={(next) => (onChange(next), setValue(next))}
    />
  );
}

async function open(start: string | null, palette?: readonly string[]) {
  await render(
    <StyleEditorProvider locale="en">
      <Host start={start} palette={palette} />
    </StyleEditorProvider>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(area).toHaveFocus();
}

beforeEach(() => {
  vi.clearAllMocks();
  forgetRecent();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('colour field', () => {
  it('goes by arrow keys: saturation, brightness, hue, opacity', async () => {
    await open('#ff0000');
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange.mock.lastCall).toEqual(['#fc0000']);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    // Brightness 99 %, saturation 90 %.
    expect(onChange.mock.lastCall).toEqual(['#fc1919']);
    await page.getByRole('slider', { name: 'Opacity' }).click();
    expect(onChange.mock.lastCall?.[0]).toMatch(/^#fc19197f|^#fc191980/);
  });

  it('keeps the hue of a colour that was drawn to grey', async () => {
    await open('#0000ff');
    await userEvent.keyboard('{Shift>}' + '{ArrowLeft}'.repeat(10) + '{/Shift}');
    expect(onChange.mock.lastCall).toEqual(['#ffffff']);
    await userEvent.keyboard('{Shift>}' + '{ArrowRight}'.repeat(10) + '{/Shift}');
    expect(onChange.mock.lastCall).toEqual(['#0000ff']);
  });

  it('reads short and long hex, rgb() and names, and says what is none', async () => {
    await open('#000000');
    for (const [text, color] of [
      ['#abc', '#aabbcc'],
      ['76986880', '#76986880'],
      ['rgb(118, 152, 104)', '#769868'],
      ['teal', '#008080'],
    ]) {
      await hex.fill(text);
      expect(onChange.mock.lastCall, text).toEqual([color]);
    }
    onChange.mockClear();
    for (const text of ['greenish', 'inherit', '#12345', '']) {
      await hex.fill(text);
      await expect.element(page.getByText('Not a valid colour; use a format such as #769868')).toBeVisible();
      await expect.element(hex).toHaveAttribute('aria-invalid', 'true');
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  it('remembers the colour that was left, not those on the way', async () => {
    await open('#ff0000', ['#00ff00']);
    await page.getByRole('button', { name: '#00ff00' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const recent = page.getByRole('group', { name: 'Recent colours' });
    await expect.element(recent.getByRole('button', { name: '#00ff00' })).toBeVisible();
    expect(recent.getByRole('button').elements()).toHaveLength(1);
  });

  it('picks from the screen where the browser can; leaving the pick changes nothing', async () => {
    const answers = [
      () => Promise.reject(new DOMException('left', 'AbortError')),
      () => Promise.resolve({ sRGBHex: '#123456' }),
    ];
    const EyeDropper = class {
      open = () => answers.shift()?.();
    };
    vi.stubGlobal('EyeDropper', EyeDropper);
    await open('#ff000080');
    const pick = page.getByRole('button', { name: 'Pick from the screen' });
    await pick.click();
    expect(onChange).not.toHaveBeenCalled();
    await pick.click();
    await expect.poll(() => onChange.mock.lastCall).toEqual(['#12345680']);
  });

  it('has no eyedropper in browsers without one', async () => {
    vi.stubGlobal('EyeDropper', undefined);
    await open('#ff0000');
    expect(page.getByRole('button', { name: 'Pick from the screen' }).elements()).toEqual([]);
  });
});
