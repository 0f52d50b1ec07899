import type { GepClient, VectorLayer } from '@gep/api-client';
import { graduatedColorScheme } from '@gep/map-engine/scheme';
import { expect, it } from 'vitest';
import { openLayer } from './open-layer';
import { encodeSchemeText } from '../style/style-text';

const context = { ramp: null, columns: [], otherYear: null, language: 'zh-CN', minus: null };
const place = { projectId: 'p', modelId: '6', layerType: 3, name: 'carbon', compareFlag: 0 } as const;

/** A partition layer whose four districts have the sums 10, 20, 30 and 40. */
function answered(layerStyle: string): VectorLayer {
  return {
    ...{
      id: 'l',
      name: 'carbon',
      layerType: 3,
      geometryType: 'POLYGON',
      zIndex: 0,
      unit: 't',
      layerExtent: '',
    },
    ...{ projection: 'EPSG:4326', originalProjection: 'EPSG:4326', labelField: null, valueField: 'Sum' },
    ...{ statisticsInfo: null, bandInfoVo: [], layerStyle },
    fields: [{ fieldName: 'Sum', fieldType: 'REAL' }],
    features: [10, 20, 30, 40].map((sum, index) => ({
      fid: String(index),
      geometryWkb: '',
      featureTableData: [{ name: 'Sum', data: sum }],
    })),
  };
}

it('makes the classes of a saved style that has a field and no classes', async () => {
  const style = graduatedColorScheme('polygon', { field: { name: 'Sum', type: 'REAL' }, classes: 3 });
  const { layerStyle, features, ...info } = answered(encodeSchemeText(style));
  // Style and polygons come by themselves.
  const versioned = () => Promise.resolve({ value: { ...info, layerStyle, features: [] }, version: '"3"' });
  const vectorData = () => Promise.resolve({ ...info, layerStyle: null, features });
  const client = { versioned, vectorData } as unknown as GepClient;
  const opened = await openLayer(client, place, new AbortController().signal, context);
  if (opened.kind !== 'polygon') throw new Error('a polygon layer was expected');
  expect(opened.badStyle).toBe(false);
  expect(opened.version.version).toBe('"3"');
  expect(opened.layer.scheme.categories.map(({ count }) => count)).toEqual([2, 1, 1]);
});
