import { describe, expect, it } from 'vitest';
import { schemeFromFlatStyle } from './flat/read-flat';
import { schemeFromGeoStyler } from './geostyler/read-geostyler';
import { schemeFromLyrx } from './lyrx/read-lyrx';
import { schemeFromMapboxStyle } from './mapbox/read-mapbox';
import { schemeFromSld } from './sld/read-sld';
import { lyrxText, reference, rgb, simpleLayer, solidFill, stroke } from './testing/lyrx-text';

/** What a style loses because of one addition to it. */
interface Case {
  readonly lost: string;
  readonly losses: (isAdded: boolean) => readonly { readonly property: string }[];
}

const parameter = (name: string, value: string) => `<CssParameter name="${name}">${value}</CssParameter>`;
const sld = (lost: string, symbolizer: (added: boolean) => string): Case => ({
  lost,
  losses: (added) =>
    schemeFromSld(
      `<StyledLayerDescriptor version="1.0.0"><NamedLayer><UserStyle><FeatureTypeStyle><Rule>${symbolizer(added)}</Rule></FeatureTypeStyle></UserStyle></NamedLayer></StyledLayerDescriptor>`,
    ).losses,
});
const stroked = (inside: string, beside = '') =>
  `<LineSymbolizer><Stroke>${parameter('stroke', '#ff0000')}${inside}</Stroke>${beside}</LineSymbolizer>`;
const labelled = (inside: string) =>
  `${stroked('')}<TextSymbolizer><Label><PropertyName>n</PropertyName></Label>${inside}</TextSymbolizer>`;
const when = (isAdded: boolean, text: string) => (isAdded ? text : '');

const mapbox = (lost: string, type: string, part: 'paint' | 'layout', value: unknown): Case => ({
  lost,
  losses: (isAdded) =>
    schemeFromMapboxStyle({
      version: 8,
      sources: {},
      layers: [
        { id: 'a', type: 'line', source: 's', paint: { 'line-color': '#ff0000' } },
        ...(type === 'line' ? [] : [{ id: 'b', type, source: 's', layout: { 'text-field': ['get', 'n'] } }]),
      ].map((one) =>
        isAdded && one.type === type ? { ...one, [part]: { ...Object(one)[part], [lost]: value } } : one,
      ),
    }).losses,
});
const line = { kind: 'Line', color: '#ff0000', width: 2 };
const geoStyler = (lost: string, symbolizer: object, value: unknown): Case => ({
  lost,
  losses: (isAdded) =>
    schemeFromGeoStyler({
      name: 's',
      rules: [{ name: 'r', symbolizers: [line, { ...symbolizer, ...(isAdded && { [lost]: value }) }] }],
    }).losses,
});
const flat = (lost: string, style: object, value: unknown): Case => ({
  lost,
  losses: (isAdded) => schemeFromFlatStyle({ ...style, ...(isAdded && { [lost]: value }) }).losses,
});
const red = rgb(255, 0, 0, 100);
const lyrx = (lost: string, text: (isAdded: boolean) => string): Case => ({
  lost,
  losses: (isAdded) => schemeFromLyrx(text(isAdded)).losses,
});
const area = reference('Polygon', solidFill(red));
const labelClass = (more: object) => ({
  labelVisibility: true,
  labelClasses: [
    {
      ...{ type: 'CIMLabelClass', expression: '[n]', visibility: true },
      textSymbol: {
        type: 'CIMSymbolReference',
        symbol: { type: 'CIMTextSymbol', fontFamilyName: 'Arial', height: 10, textCase: 'Normal', ...more },
      },
    },
  ],
});

describe.each<[string, Case[]]>([
  [
    'an SLD',
    [
      sld('PerpendicularOffset', (on) =>
        stroked('', when(on, '<PerpendicularOffset>3</PerpendicularOffset>')),
      ),
      sld('stroke-dashoffset', (on) => stroked(when(on, parameter('stroke-dashoffset', '3')))),
      sld('VendorOption autoWrap', (on) =>
        labelled(when(on, '<VendorOption name="autoWrap">60</VendorOption>')),
      ),
      sld('Priority', (on) => labelled(when(on, '<Priority>5</Priority>'))),
      sld('AnchorPoint', (on) => labelled(when(on, '<LabelPlacement><PointPlacement/></LabelPlacement>'))),
    ],
  ],
  [
    'a Mapbox style',
    [
      mapbox('line-offset', 'line', 'paint', 2),
      mapbox('line-sort-key', 'line', 'layout', 2),
      mapbox('text-halo-blur', 'symbol', 'paint', 2),
      mapbox('text-max-width', 'symbol', 'layout', 4),
      mapbox('text-letter-spacing', 'symbol', 'layout', 0.1),
      mapbox('text-transform', 'symbol', 'layout', 'uppercase'),
    ],
  ],
  [
    'a style of GeoStyler',
    [
      geoStyler('dashOffset', line, 3),
      geoStyler('widthUnit', line, 'm'),
      geoStyler('letterSpacing', { kind: 'Text', label: '{{n}}' }, 2),
    ],
  ],
  [
    'a flat style',
    [
      flat('stroke-line-dash-offset', { 'stroke-color': '#ff0000' }, 4),
      flat('circle-scale', { 'circle-radius': 4, 'circle-fill-color': '#ff0000' }, 2),
      flat('text-repeat', { 'stroke-color': '#ff0000', 'text-value': ['get', 'n'] }, 40),
      flat('text-background-stroke-color', { 'stroke-color': '#ff0000', 'text-value': ['get', 'n'] }, 'red'),
    ],
  ],
  [
    'a layer file of ArcGIS Pro',
    [
      lyrx('blendingMode', (on) => lyrxText(simpleLayer(area, { blendingMode: on ? 'Multiply' : 'Alpha' }))),
      lyrx('effects', (on) =>
        lyrxText(
          simpleLayer(
            reference('Polygon', {
              ...solidFill(red),
              effects: on ? [{ type: 'CIMGeometricEffectBuffer', size: 2 }] : [],
            }),
          ),
        ),
      ),
      lyrx('CIMGeometricEffectOffset', (on) =>
        lyrxText(
          simpleLayer(
            reference(
              'Line',
              stroke(red, 2, { effects: on ? [{ type: 'CIMGeometricEffectOffset', offset: 2 }] : [] }),
            ),
          ),
        ),
      ),
      lyrx('textCase', (on) =>
        lyrxText(simpleLayer(area, labelClass({ textCase: on ? 'Allcaps' : 'Normal' }))),
      ),
      lyrx('underline', (on) => lyrxText(simpleLayer(area, labelClass({ underline: on })))),
      lyrx('letterSpacing', (on) => lyrxText(simpleLayer(area, labelClass({ letterSpacing: on ? 20 : 0 })))),
    ],
  ],
])('%s', (_, cases) => {
  it.each(cases)('loses $lost, which no reader draws', ({ lost, losses }) => {
    expect(losses(false)).toEqual([]);
    expect(losses(true).map(({ property }) => property)).toContain(lost);
  });
});
