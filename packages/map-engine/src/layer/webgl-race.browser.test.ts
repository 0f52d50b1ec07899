import { describe, expect, it } from 'vitest';
import { quickerWithWebgl, wins } from './quicker-with-webgl';
import { raceFeatures, raceRasters } from './race-renderers';

describe('the choice between graphics card and canvas', () => {
  it('is the canvas where WebGL is drawn in software', async () => {
    expect(await quickerWithWebgl()).toEqual({ features: false, rasters: false });
  });

  it('measures once', () => {
    expect(quickerWithWebgl()).toBe(quickerWithWebgl());
  });

  it('times both ways of drawing features', async () => {
    const { canvas, webgl } = await raceFeatures();
    expect(canvas).toBeGreaterThan(0);
    expect(webgl).toBeGreaterThan(0);
  });

  it('times both ways of colouring rasters', () => {
    const { canvas, webgl } = raceRasters();
    expect(canvas).toBeGreaterThan(0);
    expect(webgl).toBeGreaterThan(0);
  });

  it.each([
    [{ canvas: 10, webgl: 5 }, true],
    [{ canvas: 10, webgl: 9 }, false],
    [{ canvas: 10, webgl: 20 }, false],
    [{ canvas: 10, webgl: null }, false],
  ])('takes the card where it is quicker by a fifth at least: %o', (times, expected) => {
    expect(wins(times)).toBe(expected);
  });
});
