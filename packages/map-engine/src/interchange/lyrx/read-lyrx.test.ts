import { GepDataError } from '@gep/raster';
import { describe, expect, it } from 'vitest';
import { categoryOf, checkScheme } from '../../scheme';
import { schemeFromStyleJson } from '../json/style-json';
import { featureLayer, lyrxText, reference, rgb, simpleLayer, solidFill } from '../testing/lyrx-text';
import { rowsOf } from '../testing/qml-text';
import { schemeFromLyrx } from './read-lyrx';

const red = rgb(255, 0, 0, 100);
const area = (color: object) => reference('Polygon', solidFill(color));
const classesOf = (breaks: readonly object[], more: object = {}) =>
  lyrxText(featureLayer({ type: 'CIMClassBreaksRenderer', field: 'Sum', breaks, ...more }));
const valuesOf = (fields: readonly string[], classes: readonly object[], more: object = {}) =>
  lyrxText(
    featureLayer({ type: 'CIMUniqueValueRenderer', fields, groups: [{ heading: 'g', classes }], ...more }),
  );
const row = (label: string, ...values: readonly (readonly string[])[]) => ({
  ...{ label, symbol: area(red), visible: true },
  values: values.map((fieldValues) => ({ type: 'CIMUniqueValue', fieldValues })),
});

function faultOf(text: string): unknown {
  try {
    schemeFromLyrx(text);
  } catch (error) {
    return error instanceof GepDataError ? error.code : error;
  }
  return null;
}

describe('schemeFromLyrx: classes', () => {
  const breaks = [
    { upperBound: -150, label: 'deep', symbol: area(red) },
    // ArcGIS leaves out an end at 0.
    { label: 'shallow', symbol: area(red) },
    { upperBound: 40, label: 'land', symbol: area(red) },
  ];

  it('gives a value on an edge to the lower class, from the least value on', () => {
    const { result, losses } = schemeFromLyrx(classesOf(breaks, { minimumBreak: -418 }));
    expect(losses).toEqual([]);
    expect(checkScheme(result)).toEqual([]);
    const labelOf = (Sum: number) => categoryOf(result, { Sum })?.label;
    expect([-418, -150, -149.9, 0, 0.1, 40].map(labelOf)).toEqual([
      ...['deep', 'deep', 'shallow', 'shallow', 'land', 'land'],
    ]);
    expect([-419, 41].map((Sum) => categoryOf(result, { Sum })?.kind)).toEqual(['other', 'other']);
  });

  it('begins at 0 where the least value is left out, and names classes without width', () => {
    const { result, losses } = schemeFromLyrx(classesOf([{ upperBound: 5, symbol: area(red) }, ...breaks]));
    expect(rowsOf(result)).toMatchObject([
      { lower: -Number.MIN_VALUE, upper: 0, label: 'shallow' },
      { lower: 0, upper: 5 },
      { lower: 5, upper: 40 },
    ]);
    expect(checkScheme(result)).toEqual([]);
    expect(losses).toMatchObject([{ property: 'upperBound', why: 'class-edges', nearest: '0' }]);
  });
});

describe('schemeFromLyrx: values', () => {
  it('reads numbers, missing values, several values of a row and the rest', () => {
    const { result, losses } = schemeFromLyrx(
      valuesOf(['Use'], [row('a', ['1'], ['2']), row('b', ['3']), row('none', ['<Null>'])], {
        useDefaultSymbol: true,
        defaultLabel: 'others',
        defaultSymbol: area(rgb(0, 0, 255, 50)),
      }),
    );
    expect(losses).toEqual([]);
    expect(result).toMatchObject({ kind: 'unique-values', field: { name: 'Use', type: 'INT4' } });
    const labelOf = (Use: number | null) => categoryOf(result, { Use })?.label;
    expect([1, 2, 3, null, 4].map(labelOf)).toEqual(['a', 'a', 'b', 'none', 'others']);
  });

  it('keeps codes with leading zeros as texts, and reads up to three fields', () => {
    const codes = schemeFromLyrx(valuesOf(['Code'], [row('a', ['01'])])).result;
    expect(categoryOf(codes, { Code: '01' })?.label).toBe('a');
    const pairs = schemeFromLyrx(valuesOf(['A', 'B'], [row('x', ['p', '1'])]));
    expect(pairs.losses).toEqual([]);
    expect(categoryOf(pairs.result, { A: 'p', B: 1 })?.label).toBe('x');
    expect(faultOf(valuesOf(['A', 'B', 'C', 'D'], [row('x', ['1', '2', '3', '4'])]))).toBe(
      'style-unsupported',
    );
  });

  it('hides the rest and rows that the file hides, and names expressions', () => {
    const { result, losses } = schemeFromLyrx(
      valuesOf(['Use'], [{ ...row('a', ['p']), visible: false }], {
        valueExpressionInfo: { expression: '$feature.Use + 1' },
      }),
    );
    expect(rowsOf(result)).toMatchObject([{ visible: false }]);
    expect(result).toMatchObject({ other: { visible: false } });
    expect(losses).toMatchObject([{ property: 'valueExpressionInfo', why: 'expression', nearest: 'Use' }]);
  });
});

describe('schemeFromLyrx: layers', () => {
  const line = { ...simpleLayer(reference('Line')), name: 'roads' };
  const polygons = { ...simpleLayer(area(red)), name: 'districts' };

  it('reads the layer of the geometry or of a name, and says which', () => {
    const text = lyrxText({ type: 'CIMGroupLayer', name: 'group' }, line, polygons);
    const fitting = schemeFromLyrx(text, { geometry: 'polygon' });
    expect(fitting.result.geometry).toBe('polygon');
    expect(fitting.losses).toMatchObject([{ property: 'layerDefinitions', nearest: 'districts' }]);
    const named = schemeFromLyrx(text, { layer: 'roads' });
    expect(named).toMatchObject({ result: { geometry: 'line' }, losses: [] });
    expect(schemeFromStyleJson(text).result.geometry).toBe('line');
    expect(() => schemeFromLyrx(text, { layer: 'rivers' })).toThrow(GepDataError);
  });

  it('fades symbols by the transparency of their layer', () => {
    const { result, losses } = schemeFromLyrx(lyrxText({ ...polygons, transparency: 40 }));
    expect(result).toMatchObject({ template: { layers: [{ color: '#ff0000', opacity: 0.6 }] } });
    expect(losses).toMatchObject([{ property: 'transparency', nearest: 'of each symbol' }]);
  });

  it('reads labels of a column with a halo, and no others', () => {
    const labelClass = {
      ...{ visibility: true, expression: '$feature.NAME', minimumScale: 96 / 0.0254 },
      textSymbol: {
        symbol: {
          ...{ fontFamilyName: 'Tahoma', fontStyleName: 'Bold', height: 9, haloSize: 1.5 },
          symbol: { symbolLayers: [solidFill(rgb(10, 20, 30, 100))] },
        },
      },
    };
    const labelled = (more: object, labelVisibility = true) =>
      schemeFromLyrx(lyrxText({ ...polygons, labelVisibility, labelClasses: [{ ...labelClass, ...more }] }));
    expect(labelled({})).toMatchObject({
      losses: [],
      result: {
        label: {
          ...{ useLabel: true, field: 'NAME', fontFamily: 'Tahoma', fontStyle: 'bold', size: 12 },
          ...{ color: '#0a141e', haloWidth: 0, maxResolution: expect.closeTo(1, 9) as number },
        },
      },
    });
    expect(labelled({ expression: '[Full name]' }).result).toMatchObject({ label: { field: 'Full name' } });
    expect(labelled({ expression: 'Upper($feature.A)' }).losses).toMatchObject([{ why: 'expression' }]);
    expect(labelled({}, false).result).toMatchObject({ label: { useLabel: false } });
    const { textSymbol } = labelClass;
    const halo = { symbol: { ...textSymbol.symbol, haloSymbol: { symbolLayers: [solidFill(red)] } } };
    expect(labelled({ textSymbol: halo }).result).toMatchObject({
      label: { haloWidth: 2, haloColor: '#ff0000' },
    });
  });
});

describe('schemeFromLyrx: faulty files', () => {
  it.each([
    ['no JSON', '{', 'style-syntax'],
    ['another document', '{"layers":[]}', 'style-unsupported'],
    ['a list', '[]', 'style-unsupported'],
    ['no layer', lyrxText(), 'style-unsupported'],
    ['layers of another type', '{"type":"CIMLayerDocument","layerDefinitions":7}', 'style-unsupported'],
    [
      'a renderer without counterpart',
      lyrxText(featureLayer({ type: 'CIMHeatMapRenderer' })),
      'style-unsupported',
    ],
    ['a renderer named as a property', lyrxText(featureLayer({ type: 'constructor' })), 'style-unsupported'],
    [
      'deep nesting',
      `{"type":"CIMLayerDocument","layerDefinitions":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      'style-too-deep',
    ],
    ['too many parts', `{"type":"CIMLayerDocument","x":[${'0,'.repeat(400_001)}0]}`, 'style-too-large'],
  ])('refuses %s', (_, text, code) => {
    expect(faultOf(text)).toBe(code);
  });

  it('reads wrong types and huge numbers as something that can be drawn, in every place', () => {
    const text = classesOf([{ upperBound: 3, label: 'a', symbol: area(red) }], { minimumBreak: 1 });
    const document: unknown = JSON.parse(text);
    const places: string[] = [];
    const each = (value: unknown, write: (wrong: unknown) => void, at: string): void => {
      for (const wrong of [null, 'x', -1e308, 1e308, [], {}, true]) {
        write(wrong);
        const found = outcome(JSON.stringify(document));
        if (found !== null) places.push(`${at}: ${found}`);
      }
      write(value);
      if (typeof value !== 'object' || value === null) return;
      const object = value as Record<string, unknown>;
      for (const [name, inner] of Object.entries(object))
        each(inner, (wrong) => (object[name] = wrong), `${at}/${name}`);
    };
    for (const [name, inner] of Object.entries(document as Record<string, unknown>))
      each(inner, (wrong) => ((document as Record<string, unknown>)[name] = wrong), name);
    expect(places).toEqual([]);
  });
});

/** Null where a text is read to a valid scheme or refused in words. */
function outcome(text: string): string | null {
  try {
    // A scheme without a column waits for a person to choose one.
    const [problem] = checkScheme(schemeFromLyrx(text).result).filter(
      ({ code }) => code !== 'required-field',
    );
    return problem ? `${problem.at} ${problem.code}` : null;
  } catch (error) {
    return error instanceof GepDataError ? null : String(error);
  }
}
