import { createMap } from '@gep/map-engine/map';
import type { MapHandle } from '@gep/map-engine/map';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import { singleSymbolScheme } from '@gep/map-engine/scheme';
import WKB from 'ol/format/WKB.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import { fromExtent } from 'ol/geom/Polygon.js';
import type VectorLayer from 'ol/layer/Vector.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedPolygons } from '../layer/opened-layer';
import { landLook } from '../view/basemap';
import { dialogUnits } from './dialog-units';
import { groundColor } from './ground-color';
import { mapPort } from './map-port';

let element: HTMLDivElement;
let handle: MapHandle;

beforeEach(() => {
  element = document.createElement('div');
  Object.assign(element.style, { width: '300px', height: '200px', backgroundColor: 'rgb(10, 20, 30)' });
  document.body.append(element);
  handle = createMap(element, { center: [110, 30], zoom: 7 });
});

afterEach(() => {
  handle.dispose();
  element.remove();
});

/** Squares of a degree: the first two have the side between (111, 30) and (111, 31) in common, the third is alone. */
function districts(): OpenedPolygons {
  const format = new WKB({ hex: false });
  const features = [110, 111, 113].map((x, index) => ({
    id: String(index),
    wkb: new Uint8Array(format.writeGeometry(fromExtent([x, 30, x + 1, 31])) as unknown as ArrayBuffer),
    properties: { Sum: index },
  }));
  const layer = createPolygonLayer({ projection: 'EPSG:4326', scheme: singleSymbolScheme('polygon') });
  const context = { ramp: null, columns: [], otherYear: null, language: 'zh-CN', minus: null };
  return { kind: 'polygon', layer, features, context } as unknown as OpenedPolygons;
}

function portOf(opened: OpenedPolygons) {
  return mapPort(opened, handle, dialogUnits(opened), () => '#ffffff');
}

/** The places of the lines that are marked on the map, in degrees, from south to north. */
function marked(): number[][] {
  const layers = handle.olMap.getAllLayers() as VectorLayer[];
  return layers
    .flatMap((layer) => layer.getSource()?.getFeatures() ?? [])
    .flatMap((feature) => {
      const lines = feature.getGeometry()!.clone().transform('EPSG:3857', 'EPSG:4326') as SimpleGeometry;
      const flat = lines.getFlatCoordinates().map((value) => Math.round(value * 1e6) / 1e6);
      return flat.flatMap((x, i) => (i % 2 === 0 ? [[x, flat[i + 1]!]] : []));
    })
    .sort(([, one], [, two]) => one! - two!);
}

describe('the map of a style dialog', () => {
  it('knows which districts have a common border', async () => {
    const found = await portOf(districts()).neighbours?.(new AbortController().signal);
    expect(found?.pairs).toEqual([[0, 1]]);
    expect(found?.properties).toEqual([{ Sum: 0 }, { Sum: 1 }, { Sum: 2 }]);
  });

  it('marks the common border, and takes the mark away', async () => {
    const { mark } = portOf(districts());
    mark?.([[0, 1]]);
    await expect.poll(marked).toEqual([
      [111, 30],
      [111, 31],
    ]);
    mark?.([]);
    expect(marked()).toEqual([]);
  });

  it('marks nothing that was taken back before it was found', async () => {
    const { mark, neighbours } = portOf(districts());
    mark?.([[0, 1]]);
    mark?.([]);
    await neighbours?.(new AbortController().signal);
    expect(marked()).toEqual([]);
  });
});

describe('the colour beneath the data', () => {
  it('is the page where the map shows none', () => {
    expect(groundColor(handle, undefined)).toBe('#0a141e');
  });

  it('is that of land over the page on the land map', () => {
    // 10 + 0.22 (143 - 10), 20 + 0.22 (160 - 20), 30 + 0.22 (152 - 30).
    expect(landLook).toEqual({ color: '#8fa098', opacity: 0.22 });
    expect(groundColor(handle, 'land')).toBe('#273339');
  });
});
