import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  characterMarker,
  fillSymbol,
  imageLine,
  imageMarker,
  limits,
  lineSymbol,
  markerLine,
  markerSymbol,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '../../model';
import type { Field, LineSymbol, MarkerSymbol } from '../../model';
import {
  checkScheme,
  checkSymbol,
  createScheme,
  generateCategories,
  resizeSymbol,
  symbolSize,
} from '../index';
import { setTemplate, sizeLimit } from '../edit';

const field: Field = { name: 'Sum', type: 'REAL' };
const casing = lineSymbol(simpleLine({ width: 5 }), simpleLine({ width: 1, color: '#ffffff' }));

const size = (max: number) => fc.double({ min: 1, max, noNaN: true });
const visible = fc.boolean();
const markerLayers = fc.oneof(
  fc.record({ size: size(50), visible }).map(simpleMarker),
  fc.record({ size: size(100), visible }).map(characterMarker),
  fc.record({ width: size(100), height: size(100), visible }).map(svgMarker),
  fc.record({ width: size(100), height: size(100), visible }).map(imageMarker),
);
const markers = fc.array(markerLayers, { minLength: 1, maxLength: 4 }).map((all) => markerSymbol(...all));
const lineLayers = fc.oneof(
  fc.record({ width: size(100), visible }).map(simpleLine),
  fc.record({ width: size(100), visible }).map(imageLine),
  fc.record({ marker: markers, visible }).map(markerLine),
);
const lines = fc.array(lineLayers, { minLength: 1, maxLength: 4 }).map((all) => lineSymbol(...all));

describe('resizing a symbol', () => {
  it('keeps every layer within its bounds, and gets every size that the bound of the symbol allows', () => {
    fc.assert(
      fc.property(
        fc.oneof<fc.Arbitrary<MarkerSymbol | LineSymbol>[]>(markers, lines),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (symbol, share) => {
          const { min, max } = limits[sizeLimit(symbol)];
          const wanted = min + share * (max - min);
          const sized = resizeSymbol(symbol, wanted);
          const outside = checkSymbol(sized).filter(({ code }) => code === 'out-of-range');
          expect(outside).toEqual([]);
          if (symbolSize(symbol) > 0) expect(symbolSize(sized)).toBeCloseTo(wanted, 9);
        },
      ),
    );
  });

  it('scales the line of a casing no further than a line can be thin', () => {
    const widths = resizeSymbol(casing, 4).layers.map((layer) => 'width' in layer && layer.width);
    expect(widths).toEqual([4, 1]);
    expect(resizeSymbol(markerSymbol(simpleMarker()), 80).layers[0]).toMatchObject({ size: 50 });
  });

  it('is bound by the largest layer', () => {
    const small = characterMarker({ size: 10 });
    expect(sizeLimit(markerSymbol(simpleMarker({ size: 12 }), small))).toBe('simpleMarkerSize');
    expect(sizeLimit(markerSymbol(simpleMarker({ size: 8 }), small))).toBe('characterMarkerSize');
    expect(sizeLimit(markerSymbol(simpleMarker({ size: 10 }), small))).toBe('characterMarkerSize');
    expect(sizeLimit(lineSymbol(markerLine()))).toBe('simpleMarkerSize');
    expect(sizeLimit(casing)).toBe('lineWidth');
    expect(limits[sizeLimit(fillSymbol())].max).toBe(100);
  });
});

describe('classes of sizes', () => {
  it('can be applied with the line of a casing', () => {
    const scheme = createScheme('graduated-size', 'line', { field, template: casing });
    expect(checkScheme(generateCategories(scheme, { values: [1, 2, 4, 8, 16] }))).toEqual([]);
  });

  it('get no larger than another template can be', () => {
    const large = createScheme('graduated-size', 'point', {
      ...{ field, classes: 2, endSize: 90 },
      template: markerSymbol(characterMarker()),
    });
    const rows = generateCategories(large, { values: [1, 2, 4] });
    const plain = setTemplate(rows, markerSymbol(simpleMarker()));
    expect(plain.classification).toMatchObject({ startSize: 4, endSize: 50 });
    expect(plain.categories.map(({ symbol }) => symbol && symbolSize(symbol))).toEqual([4, 50]);
    expect(checkScheme(plain)).toEqual([]);
  });
});
