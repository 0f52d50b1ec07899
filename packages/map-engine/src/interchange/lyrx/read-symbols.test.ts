import { describe, expect, it } from 'vitest';
import {
  circle,
  lyrxText,
  marker,
  reference,
  rgb,
  simpleLayer,
  solidFill,
  stroke,
} from '../testing/lyrx-text';
import { schemeFromLyrx } from './read-lyrx';

const black = rgb(0, 0, 0, 100);
const read = (symbol: object) => schemeFromLyrx(lyrxText(simpleLayer(symbol)));
const layersOf = (symbol: object) => {
  const { result, losses } = read(symbol);
  return { layers: 'template' in result ? result.template.layers : [], losses };
};

describe('schemeFromLyrx: colours', () => {
  // CSS Color 4 has sRGB of these; red and white in CIELAB are those of Lindbloom's calculator.
  it.each([
    [{ type: 'CIMRGBColor', values: [118, 152, 104, 100] }, '#769868', 0],
    [{ type: 'CIMRGBColor', values: [255, 0, 0, 50] }, '#ff000080', 0],
    [{ type: 'CIMHSVColor', values: [120, 100, 100, 100] }, '#00ff00', 0],
    [{ type: 'CIMHSLColor', values: [240, 100, 50, 100] }, '#0000ff', 0],
    [{ type: 'CIMLABColor', values: [53.2408, 80.0925, 67.2032, 100] }, '#ff0000', 0],
    [{ type: 'CIMGrayColor', values: [128, 100] }, '#808080', 0],
    [{ type: 'CIMCMYKColor', values: [0, 100, 100, 0, 100] }, '#ff0000', 1],
    [{ type: 'CIMSpotColor', values: [1, 2] }, '#000000', 1],
    [{ type: 'CIMRGBColor', values: [999, -5, 0, 100] }, '#ff0000', 0],
  ])('reads %j', (color, expected, lost) => {
    const { layers, losses } = layersOf(reference('Polygon', solidFill(color)));
    expect(layers).toMatchObject([{ color: expected }]);
    expect(losses).toHaveLength(lost);
  });
});

describe('schemeFromLyrx: symbols', () => {
  it('draws the last layer first, and a stroke over a fill as its outline', () => {
    const outlined = layersOf(reference('Polygon', stroke(black, 1.5), solidFill(rgb(1, 2, 3, 100))));
    expect(outlined.losses).toEqual([]);
    expect(outlined.layers).toMatchObject([
      {
        ...{ kind: 'simple-fill', color: '#010203', useOutline: true },
        outline: { layers: [{ color: '#000000', width: 2, cap: 'butt', join: 'miter' }] },
      },
    ]);
    const cased = layersOf(reference('Line', stroke(rgb(255, 255, 255, 100), 1.5), stroke(black, 3)));
    expect(cased.layers).toMatchObject([
      { color: '#000000', width: 4 },
      { color: '#ffffff', width: 2 },
    ]);
  });

  it('reads dashes that there are here, and names others', () => {
    const dashed = (dashTemplate: readonly number[]) =>
      layersOf(
        reference(
          'Line',
          stroke(black, 1.5, { effects: [{ type: 'CIMGeometricEffectDashes', dashTemplate }] }),
        ),
      );
    // Four and two pens of 1.5 points.
    expect(dashed([6, 3])).toMatchObject({ layers: [{ dash: 'dash' }], losses: [] });
    expect(dashed([9, 1]).losses).toMatchObject([{ property: 'dashTemplate', nearest: 'dash' }]);
  });

  it('reads hatches, whose lines turn to the left, and markers in a lattice', () => {
    const hatch = {
      ...{ type: 'CIMHatchFill', enable: true, rotation: 45, separation: 6 },
      lineSymbol: { type: 'CIMLineSymbol', symbolLayers: [stroke(black, 0.75)] },
    };
    const dots = marker(circle, [solidFill(black)], {
      markerPlacement: { type: 'CIMMarkerPlacementInsidePolygon', stepX: 9, stepY: 12, gridType: 'Fixed' },
    });
    const { layers, losses } = layersOf(reference('Polygon', dots, hatch));
    expect(losses).toEqual([]);
    expect(layers).toMatchObject([
      { kind: 'line-pattern-fill', angle: -45, interval: 8, line: { layers: [{ width: 1 }] } },
      { kind: 'point-pattern-fill', intervalX: 12, intervalY: 16, marker: { layers: [{ shape: 'circle' }] } },
    ]);
  });

  it.each([
    ['a circle', circle, 'circle', 0, 8],
    [
      'a square',
      {
        rings: [
          [
            [-2, 2],
            [2, 2],
            [2, -2],
            [-2, -2],
            [-2, 2],
          ],
        ],
      },
      'square',
      0,
      8,
    ],
    [
      'a square on a corner',
      {
        rings: [
          [
            [0, 2],
            [2, 0],
            [0, -2],
            [-2, 0],
            [0, 2],
          ],
        ],
      },
      'square',
      45,
      5.66,
    ],
    [
      'a triangle',
      {
        rings: [
          [
            [0, 2],
            [2, -2],
            [-2, -2],
            [0, 2],
          ],
        ],
      },
      'triangle',
      0,
      8,
    ],
    [
      'a triangle that points down',
      {
        rings: [
          [
            [0, -2],
            [2, 2],
            [-2, 2],
            [0, -2],
          ],
        ],
      },
      'triangle',
      180,
      8,
    ],
    [
      'half of the frame',
      {
        rings: [
          [
            [-1, 1],
            [1, 1],
            [1, -1],
            [-1, -1],
            [-1, 1],
          ],
        ],
      },
      'square',
      0,
      4,
    ],
  ])('knows %s', (_, geometry, shape, rotation, size) => {
    const { layers, losses } = layersOf(reference('Point', marker(geometry, [solidFill(black)])));
    expect(losses).toEqual([]);
    expect(layers).toMatchObject([{ shape, rotation, size, fillColor: '#000000', outline: false }]);
  });

  it('turns markers to the left, unless they say otherwise, and moves them up', () => {
    const place = { rotation: 30, offsetX: 3, offsetY: 6, anchorPoint: { x: 0, y: -0.5 } };
    const turned = (more: object) =>
      layersOf(reference('Point', marker(circle, [solidFill(black)], { ...place, ...more }))).layers;
    // The anchor is half of 6 points below the centre, so the marker is as far above the point.
    expect(turned({})).toMatchObject([{ rotation: -30, offsetX: 4, offsetY: -12 }]);
    expect(turned({ rotateClockwise: true })).toMatchObject([{ rotation: 30 }]);
  });

  it('names shapes, fonts and pictures that do not come along', () => {
    const losses = (layer: object) => layersOf(reference('Point', layer)).losses;
    expect(
      losses(
        marker(
          {
            rings: [
              [
                [0, 0],
                [1, 3],
                [2, 0],
                [1, 1],
              ],
            ],
          },
          [solidFill(black)],
        ),
      ),
    ).toMatchObject([{ property: 'markerGraphics', why: 'unsupported', nearest: 'circle' }]);
    const font = { type: 'CIMCharacterMarker', characterIndex: 65, fontFamilyName: 'ESRI', size: 12 };
    expect(losses(font)).toMatchObject([
      { property: 'fontFamilyName', why: 'not-included', nearest: 'ESRI' },
    ]);
    const picture = { type: 'CIMPictureMarker', url: 'file:///c:/a.png', size: 12 };
    expect(losses(picture)).toMatchObject([{ property: 'url', why: 'not-included', nearest: 'square' }]);
  });

  it('reads a picture in the file, as wide as its head says', () => {
    // A head of 32 by 16 pixels.
    const head = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 32, 0, 0, 0, 16];
    const url = `data:image/png;base64,${btoa(String.fromCharCode(...head))}`;
    const { layers, losses } = layersOf(reference('Point', { type: 'CIMPictureMarker', url, size: 12 }));
    expect(losses).toEqual([]);
    expect(layers).toMatchObject([{ kind: 'image-marker', source: url, width: 32, height: 16 }]);
  });
});
