import {
  fillSymbol,
  gradientFill,
  labelSymbol,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '../../src/model';
import type { CategoryPin, FieldValue, MapSymbol, SimpleMarker, VectorScheme } from '../../src/model';
import {
  graduatedColorScheme,
  graduatedSizeScheme,
  singleSymbolScheme,
  uniqueValuesScheme,
} from '../../src/scheme';

const ylGnBu = ['#ffffcc', '#a1dab4', '#41b6c4', '#2c7fb8', '#253494'];
const cityColors = [
  ...['#e41a1c', '#377eb8', '#4daf4a', '#984ea3', '#ff7f00'],
  ...['#ffff33', '#a65628', '#f781bf', '#999999'],
];
const hidden = { visible: false } as const;

/** In QGIS each symbol layer has its own lines; ours are the outline of the fill. */
const outlined = (color: string, width: number) => ({
  useOutline: true,
  outline: lineSymbol(simpleLine({ color, width })),
});
const ring = (
  shape: SimpleMarker['shape'],
  size: number,
  fillColor: string,
  strokeColor: string,
  strokeWidth = 1,
) => markerSymbol(simpleMarker({ shape, size, fillColor, outline: true, strokeColor, strokeWidth }));
const pin = (value: FieldValue, symbol: MapSymbol): CategoryPin => ({
  at: { kind: 'value', values: [value] },
  symbol,
});
const polygons = (symbol: MapSymbol) => singleSymbolScheme('polygon', { template: symbol });

/** The styles of draw.py in our words. */
export const styles: Readonly<Record<string, VectorScheme>> = {
  'graduated-color': graduatedColorScheme('polygon', {
    field: { name: 'popd', type: 'REAL' },
    method: 'natural-breaks',
    classes: 5,
    ramp: ylGnBu,
    template: fillSymbol(simpleFill(outlined('#404040', 1))),
    other: hidden,
  }),
  'unique-values': uniqueValuesScheme('polygon', {
    field: { name: 'CT_NAME', type: 'STRING' },
    ramp: cityColors,
    template: fillSymbol(simpleFill(outlined('#ffffff', 2))),
    other: hidden,
  }),
  'simple-markers': uniqueValuesScheme('point', {
    field: { name: 'scalerank', type: 'INT4' },
    pins: [
      pin(3, ring('star', 20, '#e41a1c', '#000000')),
      pin(4, ring('triangle', 16, '#377eb8', '#000000', 2)),
      pin(5, ring('circle', 14, '#4daf4a', '#ffffff', 2)),
      pin(6, ring('pentagon', 12, '#984ea3', '#000000')),
      pin(7, ring('square', 10, '#ff7f00', '#000000')),
      pin(8, ring('hexagon', 8, '#ffff33', '#000000')),
    ],
    other: hidden,
  }),
  'graduated-size': graduatedSizeScheme('point', {
    field: { name: 'popd', type: 'REAL' },
    method: 'quantile',
    classes: 5,
    startSize: 4,
    endSize: 12,
    template: ring('circle', 8, '#41b6c4', '#ffffff'),
    other: hidden,
  }),
  'dashed-lines': uniqueValuesScheme('line', {
    field: { name: 'highway', type: 'STRING' },
    pins: [
      pin(
        'road',
        lineSymbol(simpleLine({ color: '#377eb8', width: 4, dash: 'dash', join: 'miter', cap: 'butt' })),
      ),
      pin(
        'rail',
        lineSymbol(
          simpleLine({ color: '#e41a1c', width: 4, dash: 'dash-dot', join: 'bevel', cap: 'square' }),
        ),
      ),
      pin('cycleway', lineSymbol(simpleLine({ color: '#4daf4a', width: 4, dash: 'dot' }))),
    ],
    other: hidden,
  }),
  'arrows-on-casing': singleSymbolScheme('line', {
    template: lineSymbol(
      simpleLine({ color: '#404040', width: 8 }),
      simpleLine({ color: '#ffffff', width: 5 }),
      markerLine({
        interval: 24,
        marker: markerSymbol(
          simpleMarker({ shape: 'triangle', size: 8, fillColor: '#e41a1c', rotation: 90 }),
        ),
      }),
    ),
  }),
  'line-pattern': polygons(
    fillSymbol(
      linePatternFill({
        line: lineSymbol(simpleLine({ color: '#08519c', width: 2 })),
        angle: 45,
        interval: 10,
        ...outlined('#000000', 1),
      }),
    ),
  ),
  'point-pattern': polygons(
    fillSymbol(
      pointPatternFill({
        marker: markerSymbol(simpleMarker({ size: 6, fillColor: '#006d2c' })),
        intervalX: 16,
        intervalY: 12,
        ...outlined('#000000', 1),
      }),
    ),
  ),
  gradient: polygons(
    fillSymbol(
      gradientFill({ startColor: '#ffffcc', endColor: '#253494', angle: 45, ...outlined('#000000', 1) }),
    ),
  ),
  labels: singleSymbolScheme('polygon', {
    template: fillSymbol(
      simpleFill({
        color: '#e5f5e0',
        useOutline: true,
        outline: lineSymbol(
          simpleLine({ color: '#404040', width: 5 }),
          simpleLine({ color: '#ffffff', width: 3 }),
        ),
      }),
    ),
    label: labelSymbol({
      useLabel: true,
      field: 'DT_NAME',
      fontFamily: 'Noto Sans CJK SC',
      size: 16,
      haloWidth: 2,
    }),
  }),
};
