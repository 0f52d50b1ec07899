import { describe, expect, it } from 'vitest';
import { categoryOf, checkScheme } from '../../scheme';
import { lyrxText, rasterLayer, rgb } from '../testing/lyrx-text';
import { rowsOf } from '../testing/qml-text';
import { schemeFromLyrx } from './read-lyrx';

const read = (colorizer: object, more: object = {}) => schemeFromLyrx(lyrxText(rasterLayer(colorizer, more)));
const hsv = (h: number) => ({ type: 'CIMHSVColor', values: [h, 100, 100, 100] });

describe('schemeFromLyrx: rasters', () => {
  it('reads classes from the least value, each with its upper end', () => {
    const { result, losses } = read(
      {
        type: 'CIMRasterClassifyColorizer',
        minimumBreak: -10,
        classBreaks: [
          { label: 'low', color: rgb(255, 0, 0, 100) },
          { upperBound: 20, label: 'high', color: rgb(0, 0, 255, 100) },
        ],
      },
      { transparency: 25 },
    );
    expect(losses).toEqual([]);
    expect(checkScheme(result)).toEqual([]);
    expect(result).toMatchObject({ kind: 'raster-graduated', opacity: 0.75 });
    expect(rowsOf(result)).toMatchObject([
      { lower: -10, upper: 0, label: 'low', color: '#ff0000' },
      { lower: 0, upper: 20, label: 'high', color: '#0000ff' },
    ]);
    expect(rowsOf(result)[0]).not.toHaveProperty('openBelow', true);
  });

  it('reads values, several of one class as well', () => {
    const { result, losses } = read({
      type: 'CIMRasterUniqueValueColorizer',
      fieldName: 'Value',
      groups: [{ classes: [{ values: ['1', '2'], label: 'wood', color: rgb(0, 128, 0, 100) }] }],
    });
    expect(losses).toEqual([]);
    expect(rowsOf(result)).toMatchObject([
      { values: [1], label: 'wood', color: '#008000' },
      { values: [2], label: 'wood' },
    ]);
  });

  it('reads a stretch with the ends that a person typed and a ramp of hues', () => {
    const { result, losses } = read({
      ...{ type: 'CIMRasterStretchColorizer', bandIndex: 2, stretchType: 'MinimumMaximum', invert: true },
      ...{ useCustomStretchMinMax: true, customStretchMin: 5, customStretchMax: 9 },
      colorRamp: { type: 'CIMPolarContinuousColorRamp', fromColor: hsv(0), toColor: hsv(240) },
    });
    expect(losses).toEqual([]);
    // The shorter way from red to blue is over magenta.
    expect(result).toMatchObject({
      kind: 'stretch',
      stretch: 'min-max',
      band: 2,
      min: 5,
      max: 9,
      reverse: true,
    });
    const colors = result.kind === 'stretch' ? result.ramp.colors : [];
    expect([colors[0], colors[4], colors[8]]).toEqual(['#ff0000', '#ff00ff', '#0000ff']);
  });

  it('reads clipped ends, and the parts of a ramp by their weights', () => {
    const linear = (from: object, to: object) => ({
      ...{ type: 'CIMLinearContinuousColorRamp', fromColor: from, toColor: to },
    });
    const { result } = read({
      ...{
        type: 'CIMRasterStretchColorizer',
        stretchType: 'PercentMinimumMaximum',
        minPercent: 2,
        maxPercent: 3,
      },
      colorRamp: {
        type: 'CIMMultipartColorRamp',
        colorRamps: [linear(rgb(0, 0, 0), rgb(255, 0, 0)), linear(rgb(255, 0, 0), rgb(255, 255, 255))],
        weights: [1, 3],
      },
    });
    expect(result).toMatchObject({ stretch: 'percent-clip', minClip: 2, maxClip: 3 });
    const colors = result.kind === 'stretch' ? result.ramp.colors : [];
    // A quarter along is the end of the first part.
    expect([colors[0], colors[(colors.length - 1) / 4], colors.at(-1)]).toEqual([
      '#000000',
      '#ff0000',
      '#ffffff',
    ]);
  });

  it('reads composites, whose bands count from 0, which is left out', () => {
    const { result, losses } = read({
      ...{ type: 'CIMRasterRGBColorizer', redBandIndex: 3, greenBandIndex: 2 },
      ...{ stretchType: 'StandardDeviations', standardDeviationsParam: 2 },
    });
    expect(losses).toEqual([]);
    expect(result).toMatchObject({
      ...{ kind: 'rgb-composite', stretch: 'standard-deviation', stddevNumber: 2 },
      channels: { red: { band: 3 }, green: { band: 2 }, blue: { used: true, band: 0 } },
    });
  });

  it('finds the class of a cell as ArcGIS does', () => {
    const ends = [1, 4, 9, 16];
    const { result } = read({
      type: 'CIMRasterClassifyColorizer',
      classBreaks: ends.map((upperBound) => ({
        upperBound,
        label: String(upperBound),
        color: rgb(0, 0, 0, 100),
      })),
    });
    for (let value = 0; value <= 16; value += 0.5)
      expect(categoryOf(result, value)?.label).toBe(String(ends.find((end) => value <= end)));
  });
});
