import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rendered, testMap } from '../../../test/map-fixture';
import { createPolygonLayer } from '../../layer/vector/polygon-layer';
import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '../../model';
import { singleSymbolScheme } from '../../scheme';

/** 12 x 10 circles of 400 vertices, drawn by five pieces of 10,000 vertices at most, under a map of 400 x 300 pixels. */
const features = Array.from({ length: 120 }, (_, index) => {
  const [x, y] = [(index % 12) * 30 - 165, Math.floor(index / 12) * 28 - 126];
  const flatCoordinates = Array.from({ length: 400 }, (_unused, i) => {
    const angle = ((i % 399) * 2 * Math.PI) / 399;
    return [x + 13 * Math.cos(angle), y + 13 * Math.sin(angle)];
  }).flat();
  const geometry = { type: 'Polygon' as const, layout: 'XY' as const, flatCoordinates, ends: [800] };
  return { id: String(index), geometry, properties: {} };
});

const scheme = (color: string) =>
  singleSymbolScheme('polygon', {
    template: fillSymbol(
      simpleFill({ color, outline: lineSymbol(simpleLine({ color: '#000000', width: 1 })) }),
    ),
  });

function setUp() {
  const { map } = testMap({ pixelRatio: 1 });
  const view = map.olMap.getView();
  view.setCenter([0, 0]);
  view.setResolution(1);
  const layer = map.addLayer(
    createPolygonLayer({ projection: 'EPSG:3857', scheme: scheme('#ff0000'), features }),
  );
  /** Pixels of the map as it is on the page now. */
  const pixels = () => {
    const canvas = map.olMap.getViewport()!.querySelector<HTMLCanvasElement>('.ol-layer canvas')!;
    return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  /** Colours in the middle of the first and of the last circle. */
  const colors = () => {
    const data = pixels();
    return [features[0], features[119]].map(({ geometry: { flatCoordinates } }) => {
      const at =
        4 * ((150 - Math.round(flatCoordinates[1])) * 400 + 200 + Math.round(flatCoordinates[0]) - 13);
      return [...data.subarray(at, at + 3)];
    });
  };
  return { map, layer, view, pixels, colors };
}

const [red, green, blue] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

describe('CanvasVectorLayer with many vertices on a slow machine', () => {
  beforeEach(() => {
    // Whenever somebody looks at the clock, a frame's time is over.
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 100));
  });
  afterEach(() => vi.restoreAllMocks());

  it('shows the style before until all is drawn, and is complete then', async () => {
    const { map, layer, colors } = setUp();
    await rendered(map);
    expect(colors()).toEqual([red, red]);
    layer.setScheme(scheme('#00ff00'));
    let frames = 0;
    map.olMap.on('precompose', () => (frames += 1));
    map.olMap.renderSync();
    expect(colors()).toEqual([red, red]);
    await rendered(map);
    expect(frames).toBeGreaterThanOrEqual(5);
    expect(colors()).toEqual([green, green]);
  });

  it('shows a style that changes with every frame', () => {
    const { map, layer, colors } = setUp();
    const shown = new Set<string>();
    for (let frame = 0; frame < 30; frame += 1) {
      layer.setScheme(scheme(['#ff0000', '#00ff00', '#0000ff'][frame % 3]));
      map.olMap.renderSync();
      const [first, last] = colors();
      expect(first).toEqual(last);
      shown.add(String(first));
    }
    expect([...shown]).toEqual(expect.arrayContaining([red, green, blue].map(String)));
  });

  it('draws the same pixels as a machine that is fast enough for one frame', async () => {
    const { map, view, layer, pixels } = setUp();
    await rendered(map);
    view.setResolution(1.37);
    view.setCenter([11.3, -7.7]);
    await rendered(map);
    const slow = pixels();
    vi.restoreAllMocks();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    layer.olLayer.changed();
    map.olMap.renderSync();
    expect(slow.some((value) => value > 0)).toBe(true);
    expect(pixels()).toEqual(slow);
  });

  it('goes on where the map is panned meanwhile', async () => {
    const { map, view, layer, pixels } = setUp();
    await rendered(map);
    layer.setScheme(scheme('#0000ff'));
    map.olMap.renderSync();
    view.setCenter([40, 25]);
    map.olMap.renderSync();
    await rendered(map);
    const panned = pixels();
    layer.olLayer.changed();
    await rendered(map);
    // Strips are smoothed by themselves, a few edges at their border differ by a level or two.
    const again = pixels();
    const off = panned.reduce((most, value, i) => Math.max(most, Math.abs(value - again[i])), 0);
    expect(off).toBeLessThan(8);
  });

  it('does not keep the map waiting once the layer is out of its scales', async () => {
    const { map, layer } = setUp();
    await rendered(map);
    layer.setScheme(scheme('#00ff00'));
    map.olMap.renderSync();
    layer.olLayer.setMaxResolution(0.5);
    await rendered(map);
  });
});
