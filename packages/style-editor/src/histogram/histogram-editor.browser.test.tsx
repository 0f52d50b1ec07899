import '../../style.css';
import { describe, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { histogram, openHistogram as open } from '../../test/histogram-desk';
import { realPointer } from '../../test/pointer';

const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

describe.each(['mouse', 'touch'] as const)('a break under the %s', (kind) => {
  it('follows, snaps to round numbers and stops before its neighbours', async () => {
    const { spot, value } = await open();
    const pointer = realPointer(kind);
    const { x, y } = spot('Break 1');
    await pointer.down(x, y);
    await pointer.move(x + 21, y);
    await frame();
    // 21 px are 5.25 values; the step is 1.
    expect(value(1)).toBe('30');
    await pointer.move(x + 900, y);
    await frame();
    expect(value(1)).toBe('49');
    await pointer.move(x - 900, y);
    await frame();
    expect(value(1)).toBe('1');
    await pointer.up(x - 900, y);
    await frame();
    expect(value(1)).toBe('1');
  });

  it('reaches the ends of the data where the ends are moved', async () => {
    const odd = { ...histogram, min: 0.337 };
    const { spot, value } = await open({ histogram: odd, moves: 'ends', breaks: [20, 80] });
    const pointer = realPointer(kind);
    const { x, y } = spot('Minimum');
    await pointer.down(x, y);
    await pointer.move(x - 300, y);
    await pointer.up(x - 300, y);
    await frame();
    expect(Number(value(0, 'Minimum'))).toBeCloseTo(0.337, 3);
  });
});

describe('the mouse', () => {
  it('takes hold of the nearest break within 12 px', async () => {
    const { spot, value, onChange } = await open();
    const pointer = realPointer('mouse');
    const { x, y } = spot('Break 2');
    await pointer.down(x + 11, y);
    await pointer.move(x + 31, y);
    await pointer.up(x + 31, y);
    await frame();
    expect(value(2)).toBe('55');
    onChange.mockClear();
    await pointer.down(x + 60, y);
    await pointer.move(x + 80, y);
    await pointer.up(x + 80, y);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('lets go when the button is up', async () => {
    const { spot, value } = await open();
    const pointer = realPointer('mouse');
    const { x, y } = spot('Break 1');
    await pointer.down(x, y);
    await pointer.move(x + 20, y);
    await pointer.up(x + 20, y);
    await pointer.move(x + 60, y);
    await frame();
    expect(value(1)).toBe('30');
  });

  it('does not snap with Alt', async () => {
    const { spot, value } = await open();
    const pointer = realPointer('mouse');
    const { x, y } = spot('Break 1');
    await pointer.down(x, y);
    await pointer.move(x + 21, y, { alt: true });
    await frame();
    expect(Number(value(1))).toBeCloseTo(30.25, 2);
    await pointer.up(x + 21, y);
  });

  it('puts the break back with Escape', async () => {
    const { spot, value } = await open();
    const pointer = realPointer('mouse');
    const { x, y } = spot('Break 1');
    await pointer.down(x, y);
    await pointer.move(x + 40, y);
    await frame();
    expect(value(1)).toBe('35');
    await userEvent.keyboard('{Escape}');
    expect(value(1)).toBe('25');
    await pointer.up(x + 40, y);
  });

  it('moves the break within the pointer event, before the next frame', async () => {
    const { spot, onChange } = await open();
    const { x, y } = spot('Break 1');
    const handle = page.getByRole('slider', { name: 'Break 1' }).element();
    const fire = (type: string, clientX: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 7,
          button: 0,
          clientX,
          clientY: y,
        }),
      );
    fire('pointerdown', x);
    fire('pointermove', x + 50);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange.mock.lastCall?.[0]).toEqual([0, 38, 50, 100]);
    expect(handle).toHaveAttribute('aria-valuenow', '38');
    // The same place again does not count as a change.
    fire('pointermove', x + 50);
    fire('pointerup', x + 50);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('adds a break by a double click and by the button, up to the number allowed', async () => {
    const { onChange, handle } = await open({ maxClasses: 5 });
    const group = page.getByRole('group', { name: 'Breaks' });
    await group.dblClick({ position: { x: 300, y: 20 } });
    expect(onChange.mock.lastCall?.[0]).toEqual([0, 25, 50, 75, 100]);
    await expect.element(handle(3)).toHaveFocus();
    const add = page.getByRole('button', { name: 'Add a break' });
    await add.click();
    // The class from 25 to 50 holds most.
    expect(onChange.mock.lastCall?.[0]).toEqual([0, 25, 38, 50, 75, 100]);
    await expect.element(handle(2)).toHaveFocus();
    await expect.element(add).toBeDisabled();
    await page.getByRole('button', { name: 'Remove the break' }).click();
    expect(onChange.mock.lastCall?.[0]).toEqual([0, 25, 50, 75, 100]);
  });
});

describe('what is said', () => {
  test.each([
    ['en', 'Break 1', '25, Class 1: 60, Class 2: 70'],
    ['zh-CN', '间断值 1', '25, 第 1 类：60, 第 2 类：70'],
  ] as const)('in %s: the value and the counts of both classes', async (locale, name, text) => {
    const { handle } = await open({}, locale);
    const slider = handle(1, name);
    await expect.element(slider).toHaveAttribute('aria-valuetext', text);
    await expect.element(slider).toHaveAttribute('aria-valuemin', '0');
    await expect.element(slider).toHaveAttribute('aria-valuemax', '50');
  });

  test.each([
    [
      'en',
      'No histogram available',
      'Breaks',
      /^Arrow keys move the break, .* Insert or double-click adds a break/,
    ],
    ['zh-CN', '没有直方图', '间断值', /^方向键移动.* Insert 或双击添加间断值/],
  ] as const)('in %s: that there is no histogram, and the keys', async (locale, empty, group, keys) => {
    const { handle } = await open({ histogram: null, maxClasses: 31 }, locale);
    await expect.element(page.getByText(empty)).toBeVisible();
    await expect.element(page.getByRole('group', { name: group })).toBeVisible();
    await expect
      .element(handle(1, locale === 'en' ? 'Break 1' : '间断值 1'))
      .toHaveAccessibleDescription(keys);
  });

  test.each([
    ['en', 'Mean 40.00', 'Log scale'],
    ['zh-CN', '平均值 40.00', '对数刻度'],
  ] as const)('in %s: mean, deviations and the scale of skewed counts', async (locale, mean, log) => {
    const skewed = { ...histogram, counts: [90_000, 40, 30, 20, 10, 5, 2, 1, 1, 1] };
    await open({ histogram: skewed, mean: 40, stddev: 15 }, locale);
    for (const text of [mean, '\u22121σ', '+1σ']) await expect.element(page.getByText(text)).toBeVisible();
    await page.getByRole('switch', { name: log }).click();
    await expect.element(page.getByRole('switch', { name: log })).toBeChecked();
  });

  test.each([
    ['en', 'Minimum', 'Maximum', 'Stretch range'],
    ['zh-CN', '最小值', '最大值', '拉伸范围'],
  ] as const)('in %s: the ends of a stretch', async (locale, least, most, group) => {
    const { handle } = await open({ moves: 'ends', breaks: [10, 90] }, locale);
    await expect.element(page.getByRole('group', { name: group })).toBeVisible();
    await expect.element(handle(0, least)).toHaveAttribute('aria-valuenow', '10');
    await expect.element(handle(0, most)).toHaveAttribute('aria-valuenow', '90');
  });
});

describe('the canvas', () => {
  it('has as many pixels as the screen, and the colour of each class', async () => {
    await open({ colors: ['#ff0000', '#00ff00', '#0000ff'] });
    const canvas = page.getByRole('img', { name: 'Sum' }).element() as HTMLCanvasElement;
    await expect.poll(() => canvas.width).toBe(Math.round(400 * devicePixelRatio));
    const drawn = canvas.getContext('2d')!;
    const at = (share: number) => [...drawn.getImageData(share * canvas.width, canvas.height - 3, 1, 1).data];
    expect(at(0.12)).toEqual([255, 0, 0, 255]);
    expect(at(0.35)).toEqual([0, 255, 0, 255]);
    expect(at(0.62)).toEqual([0, 0, 255, 255]);
  });

  it('follows the width of its container', async () => {
    await open();
    const canvas = page.getByRole('img').element() as HTMLCanvasElement;
    canvas.closest<HTMLElement>('.gep-root')!.style.width = '240px';
    await expect.poll(() => canvas.width).toBe(Math.round(240 * devicePixelRatio));
  });
});
