import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreviewer } from './use-live-preview';

let frames: (() => void)[] = [];
const nextFrame = () => {
  const due = frames;
  frames = [];
  due.forEach((frame) => frame());
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => id > 0 && (frames[id - 1] = () => undefined));
});

/** A host whose map takes until `finish` for each value. */
function slowHost() {
  const seen: number[] = [];
  const waiting: (() => void)[] = [];
  const hand = (value: number) => {
    seen.push(value);
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const finish = async () => {
    waiting.shift()?.();
    await Promise.resolve();
  };
  return { seen, hand, finish };
}

describe('previewer', () => {
  it('hands over the first value of a frame at once and the last one with the next frame', () => {
    const previewer = createPreviewer(0);
    const hand = vi.fn();
    previewer.listen(hand);
    for (const value of [1, 2, 3]) previewer.schedule(value);
    expect(hand.mock.calls).toEqual([[1]]);
    nextFrame();
    expect(hand.mock.calls).toEqual([[1], [3]]);
    nextFrame();
    previewer.schedule(4);
    expect(hand.mock.calls).toEqual([[1], [3], [4]]);
  });

  it('never has two at the host, and skips those between', async () => {
    const { seen, hand, finish } = slowHost();
    const previewer = createPreviewer(0);
    previewer.listen(hand);
    for (const value of [1, 2, 3, 4]) previewer.show(value);
    expect(seen).toEqual([1]);
    await finish();
    expect(seen).toEqual([1, 4]);
    await finish();
    expect(seen).toEqual([1, 4]);
  });

  it('goes on after a preview that failed', async () => {
    const previewer = createPreviewer(0);
    const hand = vi.fn(() => Promise.reject(new Error('no')));
    previewer.listen(hand);
    previewer.show(1);
    previewer.show(2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(hand.mock.calls).toEqual([[1], [2]]);
  });

  it('hands nothing over that the host has, and anything once nobody knows', () => {
    const previewer = createPreviewer(0);
    const hand = vi.fn();
    previewer.listen(hand);
    previewer.show(0);
    expect(hand).not.toHaveBeenCalled();
    previewer.schedule(1);
    previewer.schedule(3);
    previewer.settle(2);
    nextFrame();
    previewer.show(2);
    expect(hand.mock.calls).toEqual([[1]]);
    previewer.forget();
    previewer.show(2);
    expect(hand.mock.calls).toEqual([[1], [2]]);
  });
});
