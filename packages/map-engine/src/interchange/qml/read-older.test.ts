import { describe, expect, it } from 'vitest';
import type { VectorScheme } from '../../model';
import { layer, single, symbol } from '../testing/qml-text';
import { schemeFromQml } from './read-qml';

/** The one symbol layer of a style, and what was lost. */
function read(qml: string) {
  const { result, losses } = schemeFromQml(qml);
  return {
    first: (result as VectorScheme).template.layers[0],
    losses: losses.map(({ path, property }) => `${path} ${property}`.trim()),
  };
}

const props = (kind: string, properties: Readonly<Record<string, string | number>>) =>
  `<layer class="${kind}">${Object.entries(properties)
    .map(([k, v]) => `<prop k="${k}" v="${v}"/>`)
    .join('')}</layer>`;

/* Names and defaults as QGIS 3.22 reads them: QgsSimpleFillSymbolLayer.create({}).properties() and the like. */
describe('styles of QGIS 1 and 2', () => {
  it('have lines with other names', () => {
    const line = { color: '150,150,150,255', width: 8, width_unit: 'Pixel', penstyle: 'no' };
    expect(read(single(symbol('line', '0', props('SimpleLine', line))))).toMatchObject({
      first: { color: '#969696', width: 8, visible: false },
      losses: [],
    });
  });

  it('have outlines with other names', () => {
    const fill = {
      color: '245,245,245,255',
      color_border: '1,2,3,255',
      style_border: 'solid',
      width_border: 3,
      border_width_unit: 'Pixel',
    };
    const outline = { layers: [{ color: '#010203', width: 3 }] };
    expect(read(single(symbol('fill', '0', props('SimpleFill', fill)))).first).toMatchObject({
      color: '#f5f5f5',
      useOutline: true,
      outline,
    });
    expect(
      read(single(symbol('fill', '0', props('SimpleFill', { ...fill, style_border: 'no' })))).first,
    ).toMatchObject({
      useOutline: false,
    });
    const marker = { color_border: '1,2,3,255' };
    expect(read(single(symbol('marker', '0', props('SimpleMarker', marker)))).first).toMatchObject({
      strokeColor: '#010203',
    });
  });

  it('have the opacity of a symbol in its colours once more, in QGIS 1', () => {
    const fill = symbol('fill', '0', props('SimpleFill', { color: '110,13,52,128' }), 0.5);
    expect(read(single(fill)).first).toMatchObject({ color: '#6e0d3480', opacity: 0.5 });
    const older = fill.replace('<symbol ', '<symbol outputUnit="MM" ');
    expect(read(single(older)).first).toMatchObject({ color: '#6e0d34', opacity: 0.5 });
  });
});

describe('what QGIS draws without being told', () => {
  it('is blue areas, red markers and thin strokes in dark grey', () => {
    const none = (type: string, kind: string) => read(single(symbol(type, '0', layer(kind, {})))).first;
    // 0.26 mm are 0.98 px, and lines here have a pixel at least.
    const stroke = { color: '#232323', width: 1 };
    expect(none('fill', 'SimpleFill')).toMatchObject({ color: '#0000ff', outline: { layers: [stroke] } });
    expect(none('line', 'SimpleLine')).toMatchObject(stroke);
    expect(none('marker', 'SimpleMarker')).toMatchObject({ fillColor: '#ff0000', strokeColor: '#232323' });
  });
});

describe('losses that only pictures showed', () => {
  const dashed = (capstyle: string) =>
    read(single(symbol('line', '0', layer('SimpleLine', { line_style: 'dash', capstyle })))).losses;

  it('are dashes whose ends stand out', () => {
    expect(dashed('square')).toEqual(['renderer-v2/symbol/SimpleLine capstyle']);
    expect(dashed('flat')).toEqual([]);
  });

  it('are levels of symbols, the opacity of a layer, and labels of QGIS 2', () => {
    const pass = (number: number) =>
      layer('SimpleLine', { capstyle: 'flat' }).replace('pass="0"', `pass="${number}"`);
    const plain = single(symbol('line', '0', pass(0) + pass(1)));
    expect(read(plain).losses).toEqual([]);
    const levels = plain.replace('<renderer-v2 ', '<renderer-v2 symbollevels="1" ');
    expect(read(levels).losses).toEqual(['renderer-v2 symbollevels']);
    const rest =
      '<layerTransparency>40</layerTransparency>' +
      '<customproperties><property key="labeling/enabled" value="true"/></customproperties>';
    expect(read(plain.replace('</qgis>', `${rest}</qgis>`)).losses).toEqual([
      'labeling',
      'layerTransparency',
    ]);
  });

  it('are labels whose size is measured on the ground', () => {
    const text = '<text-style fieldName="name" fontSize="2000" fontSizeUnit="RenderMetersInMapUnits"/>';
    const labels = `<labeling type="simple"><settings>${text}</settings></labeling>`;
    const marker = single(symbol('marker', '0', layer('SimpleMarker', {})));
    expect(read(marker.replace('</qgis>', `${labels}</qgis>`)).losses).toEqual(['labeling/fontSize']);
  });
});
