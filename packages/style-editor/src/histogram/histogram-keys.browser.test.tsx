import '../../style.css';
import { describe, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openHistogram as open } from '../../test/histogram-desk';

describe('the keyboard', () => {
  test.each([
    ['{ArrowRight}', '26'],
    ['{ArrowUp}', '26'],
    ['{ArrowLeft}', '24'],
    ['{ArrowDown}', '24'],
    ['{Shift>}{ArrowRight}{/Shift}', '25.1'],
    ['{Home}', '0.1'],
    ['{End}', '49.9'],
    ['{End}{ArrowRight}', '49.91'],
  ])('%s moves the break from 25 to %s', async (keys, to) => {
    const { handle, value } = await open();
    handle(1).element().focus();
    await userEvent.keyboard(keys);
    expect(value(1)).toBe(to);
  });

  it('comes by Tab to one break, the last one, and walks the others by page keys', async () => {
    const { onChange, handle } = await open({ breaks: [0, 25, 50, 75, 100] });
    await userEvent.keyboard('{Tab}');
    await expect.element(handle(1)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect.element(handle(3)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(handle(2)).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.role).not.toBe('slider');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(handle(2)).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('adds with Insert, removes with Delete and stays on a break', async () => {
    const { onChange, handle } = await open({ maxClasses: 31 });
    handle(2).element().focus();
    await userEvent.keyboard('{Insert}');
    expect(onChange.mock.lastCall?.[0]).toEqual([0, 25, 50, 75, 100]);
    await expect.element(handle(3)).toHaveFocus();
    await userEvent.keyboard('{Delete}{Delete}');
    expect(onChange.mock.lastCall?.[0]).toEqual([0, 25, 100]);
    await expect.element(handle(1)).toHaveFocus();
    await userEvent.keyboard('{Delete}{Delete}');
    expect(onChange.mock.lastCall?.[0]).toEqual([0, 100]);
  });

  it('leaves the number of classes where it is fixed', async () => {
    const { onChange, handle } = await open();
    handle(1).element().focus();
    await userEvent.keyboard('{Insert}{Delete}');
    expect(onChange).not.toHaveBeenCalled();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('keeps 1-byte rasters within -255 to 255', async () => {
    const { handle, value } = await open({
      moves: 'ends',
      breaks: [-254, 254],
      byteRaster: true,
      type: 'INT8',
    });
    handle(0, 'Maximum').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(value(0, 'Maximum')).toBe('255');
    handle(0, 'Minimum').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(value(0, 'Minimum')).toBe('-255');
  });
});
