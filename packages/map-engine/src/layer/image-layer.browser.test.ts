import { describe, expect, it } from 'vitest';
import reference from '../../test/reference/projections.json';
import { colorsAt, rendered, testMap } from '../../test/map-fixture';
import { createLayer } from './create-layer';
import { createGroupLayer } from './group-layer';
import { projector } from '../geometry';
import type { TransformType } from '../model';
import { createImageLayer } from './image-layer';
import { loadProj4 } from '../geometry/projection/register-projection';

loadProj4();

/** A picture of two colours, left and right, as a data URL. */
function picture(left: string, right: string, width = 20, height = 10): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = left;
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = right;
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.toDataURL();
}

function plainMap(projection = 'EPSG:3857') {
  const { map, element } = testMap({ projection });
  map.olMap.getView().setCenter([0, 0]);
  map.olMap.getView().setResolution(10);
  return { map, element };
}

describe('image layers', () => {
  it('are where six numbers put them', async () => {
    const { map } = plainMap();
    // 20 x 10 pixels of 100 m, the top left at -1000, 500.
    const layer = createImageLayer({
      source: picture('#ff0000', '#0000ff'),
      transformMatrix: [100, 0, -1000, 0, -100, 500],
    });
    map.addLayer(layer);
    const places = [
      [110, 150],
      [290, 150],
      [90, 150],
      [200, 90],
    ];
    // At once: the map's picture waits for what is on its way.
    expect(await colorsAt(map, places)).toEqual(['#ff0000', '#0000ff', '#ffffff', '#ffffff']);
    expect(layer.extent()).toEqual([-1000, -500, 1000, 500]);
  });

  it('are where checked control points put them, turned by 90 degrees', async () => {
    const { map } = plainMap();
    const points: [number, number, number, number, boolean][] = [
      [0, 0, 500, 1000, true],
      [20, 0, 500, -1000, true],
      [0, 10, -500, 1000, true],
      [5, 5, 9999, 9999, false],
    ];
    const layer = createImageLayer({
      source: picture('#ff0000', '#0000ff'),
      transformType: 'affine',
      controlPoints: points.map(([col, row, x, y, checked]) => ({ checked, pixel: [col, row], map: [x, y] })),
    });
    map.addLayer(layer);
    await expect.poll(() => layer.extent()?.map(Math.round)).toEqual([-500, -1000, 500, 1000]);
    const places = [
      [200, 60],
      [200, 240],
      [110, 150],
    ];
    expect(await colorsAt(map, places)).toEqual(['#ff0000', '#0000ff', '#ffffff']);
  });

  it.each<[TransformType, number[], string[]]>([
    // Turned by 90 degrees with 100 m a pixel: the first two points say it all.
    ['similarity', [-500, -1000, 500, 1000], ['#ff0000', '#0000ff']],
    // Only moved: 20 x 10 m from the mean of both pairs, (500, 0) for the pixel (10, 0).
    ['translate', [490, -10, 510, 0], ['#ffffff', '#ffffff']],
  ])('are where checked control points put them by %s', async (transformType, extent, colors) => {
    const { map } = plainMap();
    const points: [number, number, number, number, boolean][] = [
      [0, 0, 500, 1000, true],
      [20, 0, 500, -1000, true],
      [0, 10, 77777, 88888, false],
    ];
    const layer = createImageLayer({
      source: picture('#ff0000', '#0000ff'),
      transformType,
      controlPoints: points.map(([col, row, x, y, checked]) => ({ checked, pixel: [col, row], map: [x, y] })),
    });
    map.addLayer(layer);
    await expect.poll(() => layer.extent()?.map(Math.round)).toEqual(extent);
    const places = [
      [200, 60],
      [200, 240],
    ];
    expect(await colorsAt(map, places)).toEqual(colors);
  });

  it('are placed again by checked points in every projection of the map, and report the residuals', async () => {
    const { map } = plainMap('EPSG:4490');
    // Four places of PROJ's table in degrees and in the zone of 114 E; the picture's corners are there.
    const zone = reference.epsg.find(({ code }) => code === 'EPSG:4526')!;
    const rows = [zone.points[1], zone.points[7], zone.points[8], zone.points[0]];
    const pixels = [
      [0, 0],
      [20, 0],
      [20, 10],
      [0, 10],
    ] as const;
    const layer = createImageLayer({
      source: picture('#ff0000', '#0000ff'),
      projection: 'EPSG:4490',
      controlPoints: [
        ...rows.map(([x, y], i) => ({ checked: i < 3, pixel: pixels[i], map: [x, y] as const })),
        { checked: false, pixel: [3, 3] as const, map: [0, 0] as const },
      ],
    });
    map.addLayer(layer);
    await expect.poll(() => layer.extent()).not.toBeNull();
    map.setProjection('EPSG:4526');
    // Three points fix an affine transform: they are where PROJ has them, in metres.
    const found = layer.residuals()!;
    found.distances.slice(0, 3).forEach((distance) => expect(distance).toBeLessThan(1e-3));
    expect(found.rms).toBeLessThan(1e-3);
    const [east, north] = [2, 3].map((i) => rows.map((row) => row[i]));
    // The fourth corner is where the parallelogram of the three closes.
    const corner = [east, north].map(([one, two, three]) => one - two + three);
    const wanted = Math.hypot(east[3] - corner[0], north[3] - corner[1]);
    expect(Math.abs(found.distances[3] - wanted)).toBeLessThan(1e-3);
    map.setProjection('EPSG:3857');
    expect(layer.residuals()!.rms).toBeLessThan(1e-3);
    expect(layer.residuals()!.distances[3]).not.toBeCloseTo(wanted, -3);
  });

  it('placed by a matrix cover their corners in another projection, to a pixel', async () => {
    const { map } = plainMap();
    const layer = createImageLayer({
      source: picture('#ff0000', '#0000ff'),
      projection: 'EPSG:4490',
      transformMatrix: [0.1, 0, 110, 0, -0.1, 26],
    });
    map.addLayer(layer);
    for (const code of ['EPSG:3857', 'EPSG:4490', 'EPSG:4526']) {
      map.setProjection(code);
      await expect.poll(() => layer.extent()).not.toBeNull();
      await map.fit(layer, { duration: 0, padding: 40 });
      await rendered(map);
      const pixel = (x: number, y: number) =>
        map.olMap.getPixelFromCoordinate(projector('EPSG:4490', code)([x, y]));
      const [left, middle, right] = [pixel(110, 25.5), pixel(111, 25.5), pixel(112, 25.5)];
      // Two pixels at each side of the edges: in a zone the edge of a degree is not a straight line.
      const beside = [left, middle, right].flatMap(([x, y]) => [
        [x - 2, y],
        [x + 2, y],
      ]);
      const [none, red, blue] = ['#ffffff', '#ff0000', '#0000ff'];
      expect(await colorsAt(map, beside), code).toEqual([none, red, red, blue, blue, none]);
    }
  });

  it('are laid elsewhere while they are shown', async () => {
    const { map } = plainMap();
    const layer = createImageLayer({
      source: picture('#ff0000', '#0000ff'),
      transformMatrix: [100, 0, -1000, 0, -100, 500],
    });
    map.addLayer(layer);
    let changes = 0;
    await expect.poll(() => layer.extent()).not.toBeNull();
    layer.on('data-changed', () => changes++);
    expect(layer.residuals()).toBeNull();
    layer.setPlacement({ transformMatrix: [100, 0, 0, 0, -100, 500] });
    expect(layer.extent()).toEqual([0, -500, 2000, 500]);
    expect(await colorsAt(map, [[110, 150]])).toEqual(['#ffffff']);
    const points = [
      { checked: true, pixel: [0, 0], map: [-1000, 500] },
      { checked: true, pixel: [20, 0], map: [1000, 500] },
    ] as const;
    layer.setPlacement({ transformMatrix: null, transformType: 'similarity', controlPoints: points });
    expect(layer.extent()).toEqual([-1000, -500, 1000, 500]);
    expect(layer.model.controlPoints).toBe(points);
    expect(await colorsAt(map, [[110, 150]])).toEqual(['#ff0000']);
    // One point is too few for it: the picture has no place.
    layer.setPlacement({ controlPoints: points.slice(1) });
    expect(layer.extent()).toBeNull();
    expect(await colorsAt(map, [[110, 150]])).toEqual(['#ffffff']);
    expect(changes).toBe(3);
  });
});

describe('groups', () => {
  it('show, hide and dispose their layers together; createLayer makes them from a model', async () => {
    const { map } = plainMap();
    const base = { id: 'x', name: 'x', visible: true, opacity: 1, zIndex: 0, projection: 'EPSG:3857' };
    const common = { ...base, originalProjection: null };
    const group = createLayer({
      ...common,
      kind: 'group',
      children: [
        {
          ...common,
          kind: 'image',
          source: picture('#ff0000', '#ff0000'),
          transformMatrix: [100, 0, -1000, 0, -100, 500],
          transformType: 'affine',
          controlPoints: [],
        },
      ],
    });
    map.addLayer(group);
    await expect.poll(() => group.extent()).not.toBeNull();
    expect(await colorsAt(map, [[200, 150]])).toEqual(['#ff0000']);
    group.setVisible(false);
    expect(await colorsAt(map, [[200, 150]])).toEqual(['#ffffff']);
    expect(createGroupLayer({ children: [] }).extent()).toBeNull();
  });
});
