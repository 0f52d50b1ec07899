import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRecent, recentColors, recentRamps } from './recent';

beforeEach(forgetRecent);

describe('what was chosen lately', () => {
  it('stands newest first, once, twelve colours at most', () => {
    for (let i = 10; i < 30; i++) recentColors.add(`#0000${i}`);
    recentColors.add('#000020');
    expect(recentColors.list()).toHaveLength(12);
    expect(recentColors.list().slice(0, 3)).toEqual(['#000020', '#000029', '#000028']);
    expect(new Set(recentColors.list()).size).toBe(12);
  });

  it('tells ramps apart by name and colours', () => {
    recentRamps.add({ name: '', colors: ['#000000', '#ffffff'] });
    recentRamps.add({ name: '', colors: ['#000000', '#ff0000'] });
    recentRamps.add({ name: '', colors: ['#000000', '#ffffff'] });
    expect(recentRamps.list().map(({ colors }) => colors[1])).toEqual(['#ffffff', '#ff0000']);
  });
});
