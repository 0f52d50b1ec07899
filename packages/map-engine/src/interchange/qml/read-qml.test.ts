import { GepDataError } from '@gep/raster';
import { describe, expect, it } from 'vitest';
import type { MapSymbol, VectorScheme } from '../../model';
import { checkScheme } from '../../scheme';
import { layer, qmlText, single, symbol } from '../testing/qml-text';
import { schemeFromQml } from './read-qml';

/** The layer at the bottom of the one symbol of a style. */
function firstLayer(qml: string): MapSymbol['layers'][number] {
  const { result } = schemeFromQml(qml);
  return (result as VectorScheme).template.layers[0];
}

describe('schemeFromQml: symbols', () => {
  it('turns the units of QGIS into CSS pixels of 1/96 inch', () => {
    const stroke = (width: number, unit: string) =>
      firstLayer(
        single(symbol('line', '0', layer('SimpleLine', { line_width: width, line_width_unit: unit }))),
      );
    expect(stroke(2.54, 'MM')).toMatchObject({ kind: 'simple-line', width: 9.6 });
    expect(stroke(3, 'Point')).toMatchObject({ width: 4 });
    expect(stroke(0.5, 'Inch')).toMatchObject({ width: 48 });
    expect(stroke(7, 'Pixel')).toMatchObject({ width: 7 });
    // A hairline is one pixel wide at every resolution.
    expect(stroke(0, 'MM')).toMatchObject({ width: 1 });
  });

  it('reads a marker with its shape, place and outline, in the properties of before 3.22 as well', () => {
    const properties = {
      name: 'diamond',
      size: 10,
      size_unit: 'Pixel',
      color: '20,204,204,128',
      angle: 15,
      offset: '2,-3',
      offset_unit: 'Pixel',
      horizontal_anchor_point: 0,
      vertical_anchor_point: 2,
      outline_color: '35,35,35,255',
      outline_style: 'dot',
      outline_width: 2,
      outline_width_unit: 'Pixel',
    };
    const wanted = {
      kind: 'simple-marker',
      shape: 'square',
      // Its diagonal is the size.
      size: 7.07,
      rotation: 60,
      fillColor: '#14cccc80',
      ...{ offsetX: 2, offsetY: -3, anchorX: 'left', anchorY: 'bottom' },
      ...{ outline: true, strokeColor: '#232323', strokeWidth: 2, strokeDash: 'dot' },
    };
    const props = Object.entries(properties).map(([k, v]) => `<prop k="${k}" v="${v}"/>`);
    const old = `<layer class="SimpleMarker" enabled="1">${props.join('')}</layer>`;
    expect(firstLayer(single(symbol('marker', '0', layer('SimpleMarker', properties))))).toMatchObject(
      wanted,
    );
    expect(firstLayer(single(symbol('marker', '0', old)))).toMatchObject(wanted);
  });

  it('keeps the order of layers, hides those that are off, and takes the opacity of the symbol', () => {
    const off = layer('SimpleFill', { color: '0,0,255,255' }).replace('enabled="1"', 'enabled="0"');
    const { result } = schemeFromQml(
      single(
        symbol('fill', '0', layer('SimpleFill', { color: '255,0,0,255', outline_style: 'no' }) + off, 0.5),
      ),
    );
    expect('template' in result && result.template.layers).toMatchObject([
      { kind: 'simple-fill', color: '#ff0000', visible: true, opacity: 0.5, useOutline: false },
      { kind: 'simple-fill', color: '#0000ff', visible: false },
    ]);
  });

  it('turns lines of a pattern the other way: QGIS counts to the left', () => {
    const lines = symbol('line', '@0@0', layer('SimpleLine', { line_color: '1,2,3,255', line_width: 1 }));
    const pattern = { angle: 45, distance: 8, distance_unit: 'Pixel' };
    expect(firstLayer(single(symbol('fill', '0', layer('LinePatternFill', pattern, lines))))).toMatchObject({
      kind: 'line-pattern-fill',
      angle: -45,
      interval: 8,
      line: { layers: [{ kind: 'simple-line', color: '#010203' }] },
    });
  });

  it.each([
    ['SimpleFill', { style: 'dense4', color: '0,0,0,255' }, 'style', 'unsupported'],
    ['SimpleLine', { line_width: 5, line_width_unit: 'MapUnit' }, 'line_width', 'ground-unit'],
    ['SvgMarker', { name: 'gpsicons/plane.svg', size: 4 }, 'name', 'not-included'],
    ['SimpleMarker', { name: 'half_square', size: 4 }, 'name', 'unsupported'],
    ['ShapeburstFill', { color: '9,9,9,255' }, 'ShapeburstFill', 'unsupported'],
  ] as const)('names what a %s loses', (kind, properties, property, why) => {
    const type = kind.endsWith('Fill') ? 'fill' : kind.endsWith('Line') ? 'line' : 'marker';
    const { result, losses } = schemeFromQml(single(symbol(type, '0', layer(kind, properties))));
    expect(losses).toContainEqual(expect.objectContaining({ property, why }));
    expect(checkScheme(result)).toEqual([]);
  });
});

describe('a hostile file', () => {
  it.each([
    ['not XML', 'style-not-xml', '<qgis><renderer-v2></qgis>'],
    ['no style of QGIS', 'style-unsupported', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['too deep', 'style-too-deep', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`],
    ['an entity', 'style-not-xml', '<!DOCTYPE q [<!ENTITY a "aaaa">]><qgis><pipe>&a;</pipe></qgis>'],
    ['too many elements', 'style-too-large', `<qgis>${'<a/>'.repeat(200_001)}</qgis>`],
    ['no symbols', 'style-unsupported', qmlText('<renderer-v2 type="nullSymbol"/>')],
  ] as const)('with %s is refused with %s', (_, code, text) => {
    let fault: unknown;
    try {
      schemeFromQml(text);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(GepDataError);
    expect(fault).toMatchObject({ code });
  });

  it('names no property of JavaScript', () => {
    const renderer = `<renderer-v2 type="constructor" attr="__proto__"><symbols>${symbol('fill', '__proto__', layer('constructor', { style: 'toString' }))}</symbols></renderer-v2>`;
    const { result } = schemeFromQml(qmlText(renderer));
    expect(checkScheme(result)).toEqual([]);
  });
});
