import { GepDataError } from '@gep/raster';
import { describe, expect, it } from 'vitest';
import { categoryOf, checkScheme } from '../../scheme';
import { schemeFromSld } from './read-sld';

/** A style of version 1.0.0 with prefixes as GeoServer writes them. */
const old = (rules: string) =>
  `<?xml version="1.0"?><sld:StyledLayerDescriptor version="1.0.0" xmlns:sld="http://www.opengis.net/sld" xmlns:ogc="http://www.opengis.net/ogc"><sld:NamedLayer><sld:Name>n</sld:Name><sld:UserStyle><sld:FeatureTypeStyle>${rules}</sld:FeatureTypeStyle></sld:UserStyle></sld:NamedLayer></sld:StyledLayerDescriptor>`;
const polygon = (color: string) =>
  `<sld:PolygonSymbolizer><sld:Fill><sld:CssParameter name="fill">${color}</sld:CssParameter></sld:Fill></sld:PolygonSymbolizer>`;
const compare = (name: string, field: string, value: string | number) =>
  `<ogc:${name}><ogc:PropertyName>${field}</ogc:PropertyName><ogc:Literal>${value}</ogc:Literal></ogc:${name}>`;
const rule = (title: string, filter: string, symbolizer: string) =>
  `<sld:Rule><sld:Title>${title}</sld:Title>${filter && `<ogc:Filter>${filter}</ogc:Filter>`}${symbolizer}</sld:Rule>`;

describe('schemeFromSld', () => {
  it('reads a mark with what the standard says where the file says nothing', () => {
    const mark = `<sld:PointSymbolizer><sld:Graphic><sld:Mark><sld:WellKnownName>circle</sld:WellKnownName>
      <sld:Fill><sld:CssParameter name="fill">#FF0000</sld:CssParameter><sld:CssParameter name="fill-opacity"><ogc:Literal>0.2</ogc:Literal></sld:CssParameter></sld:Fill>
      <sld:Stroke/></sld:Mark><sld:Rotation>45</sld:Rotation></sld:Graphic></sld:PointSymbolizer>`;
    const { result, losses } = schemeFromSld(old(rule('', '', mark)));
    expect(losses).toEqual([]);
    expect('template' in result && result.template.layers).toMatchObject([
      {
        kind: 'simple-marker',
        ...{ shape: 'circle', size: 6, rotation: 45, fillColor: '#ff000033' },
        ...{ outline: true, strokeColor: '#000000', strokeWidth: 1, strokeDash: 'solid' },
      },
    ]);
  });

  it('reads version 1.1.0, with pens in svg parameters', () => {
    const text = `<StyledLayerDescriptor version="1.1.0" xmlns="http://www.opengis.net/sld" xmlns:se="http://www.opengis.net/se"><NamedLayer><UserStyle><se:FeatureTypeStyle><se:Rule>
      <se:LineSymbolizer><se:Stroke><se:SvgParameter name="stroke">#0000ff</se:SvgParameter><se:SvgParameter name="stroke-width">3</se:SvgParameter>
      <se:SvgParameter name="stroke-dasharray">12 6</se:SvgParameter><se:SvgParameter name="stroke-linejoin">bevel</se:SvgParameter></se:Stroke></se:LineSymbolizer>
      </se:Rule></se:FeatureTypeStyle></UserStyle></NamedLayer></StyledLayerDescriptor>`;
    const { result, losses } = schemeFromSld(text);
    expect(losses).toEqual([]);
    expect('template' in result && result.template.layers).toMatchObject([
      // Four widths and a gap of two.
      { kind: 'simple-line', color: '#0000ff', width: 3, dash: 'dash', join: 'bevel', cap: 'butt' },
    ]);
  });

  it('names classes that own their lower ends, as the three ranges of the cookbooks do', () => {
    const { result, losses } = schemeFromSld(
      old(
        rule('small', compare('PropertyIsLessThan', 'pop', 200000), polygon('#66FF66')) +
          rule(
            'middle',
            `<ogc:And>${compare('PropertyIsGreaterThanOrEqualTo', 'pop', 200000)}${compare('PropertyIsLessThan', 'pop', 500000)}</ogc:And>`,
            polygon('#33CC33'),
          ) +
          rule('large', compare('PropertyIsGreaterThan', 'pop', 500000), polygon('#009900')),
      ),
    );
    expect(losses).toContainEqual(expect.objectContaining({ property: 'Filter', why: 'class-edges' }));
    const label = (pop: number) => categoryOf(result, { pop })?.label;
    expect([-1e9, 199999, 200001, 499999, 500001, 1e12].map(label)).toEqual([
      ...['small', 'small', 'middle', 'middle', 'large', 'large'],
    ]);
  });

  it('reads values, what is missing, and the rest', () => {
    const { result, losses } = schemeFromSld(
      old(
        rule('林地', compare('PropertyIsEqualTo', 'type', '11'), polygon('#006400')) +
          rule('湿地', compare('PropertyIsEqualTo', 'type', '31'), polygon('#0000ff')) +
          rule(
            'none',
            '<ogc:PropertyIsNull><ogc:PropertyName>type</ogc:PropertyName></ogc:PropertyIsNull>',
            polygon('#cccccc'),
          ) +
          `<sld:Rule><sld:Title>others</sld:Title><sld:ElseFilter/>${polygon('#ffffff')}</sld:Rule>`,
      ),
    );
    expect(losses).toEqual([]);
    expect(result).toMatchObject({
      kind: 'unique-values',
      field: { name: 'type', type: 'INT4' },
      categories: [{ values: [11], label: '林地' }, { values: [31] }, { values: [null], label: 'none' }],
      other: { visible: true, label: 'others', color: '#ffffff' },
    });
  });

  it('hides the value that a filter leaves out', () => {
    const not = `<ogc:Not>${compare('PropertyIsEqualTo', 'type', 'sea')}</ogc:Not>`;
    const { result, losses } = schemeFromSld(old(rule('land', not, polygon('#006400'))));
    expect(losses).toEqual([]);
    expect(categoryOf(result, { type: 'sea' })).toMatchObject({ kind: 'value', visible: false });
    expect(categoryOf(result, { type: 'wood' })).toMatchObject({ kind: 'other', color: '#006400' });
  });

  it('names filters, scales and fills that it cannot keep', () => {
    const like =
      '<ogc:PropertyIsLike><ogc:PropertyName>a</ogc:PropertyName><ogc:Literal>b*</ogc:Literal></ogc:PropertyIsLike>';
    const hatched = '<sld:PolygonSymbolizer><sld:Fill><sld:GraphicFill/></sld:Fill></sld:PolygonSymbolizer>';
    const { result, losses } = schemeFromSld(
      old(
        rule('', like, polygon('#000000')) +
          `<sld:Rule><sld:MaxScaleDenominator>1000</sld:MaxScaleDenominator>${hatched}</sld:Rule>`,
      ),
    );
    expect(losses.map(({ property, why }) => [property, why])).toEqual([
      ['Filter', 'expression'],
      ['MaxScaleDenominator', 'unsupported'],
      ['GraphicFill', 'unsupported'],
    ]);
    expect(checkScheme(result)).toEqual([]);
  });

  it('reads intervals, whose quantity is the first value that is not in them', () => {
    const entries = [
      [10, '#ff0000', 'low'],
      [20, '#00ff00', 'high'],
    ]
      .map(
        ([quantity, color, label]) =>
          `<sld:ColorMapEntry color="${color}" quantity="${quantity}" label="${label}"/>`,
      )
      .join('');
    const { result } = schemeFromSld(
      old(
        `<sld:Rule><sld:RasterSymbolizer><sld:Opacity>0.5</sld:Opacity><sld:ColorMap type="intervals">${entries}</sld:ColorMap></sld:RasterSymbolizer></sld:Rule>`,
      ),
    );
    expect(result).toMatchObject({ kind: 'raster-graduated', opacity: 0.5 });
    expect(checkScheme(result)).toEqual([]);
    const label = (value: number) => categoryOf(result, value)?.label;
    expect([-5, 9.999, 10, 19.999].map(label)).toEqual(['low', 'low', 'high', 'high']);
    expect(categoryOf(result, 20)?.kind).toBe('other');
  });

  it.each([
    ['no XML', 'style-not-xml', 'SLD'],
    ['no symbolizer', 'style-unsupported', old('<sld:Rule/>')],
    ['a prototype', 'style-unsupported', old('<sld:Rule><sld:constructor/></sld:Rule>')],
  ])('refuses %s with %s', (_, code, text) => {
    let fault: unknown;
    try {
      schemeFromSld(text);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(GepDataError);
    expect(fault).toMatchObject({ code });
  });
});
