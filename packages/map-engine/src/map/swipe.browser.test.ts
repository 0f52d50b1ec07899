import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { colorsAt, rendered, testMap } from '../../test/map-fixture';
import {
  createGroupLayer,
  createImageLayer,
  createPolygonLayer,
  createRasterLayer,
  webglRenderer,
} from '../layer';
import type { MapLayer } from '../layer';
import { fillSymbol, simpleFill } from '../model';
import { singleSymbolScheme, stretchScheme } from '../scheme';
import type { HoverInfo, MapHandle } from './map-handle';
import { createSwipe } from './swipe';

const [red, blue] = ['#e01020', '#102080'];
const extent = [-1000, -1000, 1000, 1000] as const;
const ring = [-1000, -1000, 1000, -1000, 1000, 1000, -1000, 1000, -1000, -1000];
const geometry = { type: 'Polygon', flatCoordinates: ring, layout: 'XY', ends: [10] } as const;

const scheme = (color: string) =>
  singleSymbolScheme('polygon', { template: fillSymbol(simpleFill({ color, useOutline: false })) });
const features = (id: string) => ({ features: [{ id, geometry, properties: { NAME: id } }] });
const polygon = (color: string) =>
  createPolygonLayer({ projection: 'EPSG:3857', name: color, scheme: scheme(color), ...features(color) });

/** One colour over the whole map, by layers of every way of drawing. */
const kinds: Readonly<Record<string, (color: string) => MapLayer>> = {
  polygons: polygon,
  'polygons by WebGL': (color) =>
    createPolygonLayer({
      projection: 'EPSG:3857',
      scheme: scheme(color),
      ...features(color),
      renderer: webglRenderer,
    }),
  raster: (color) => {
    const layer = createRasterLayer({
      projection: 'EPSG:3857',
      scheme: stretchScheme({
        stretch: 'min-max',
        min: 0,
        max: 1,
        ramp: { name: '', colors: [color, color] },
      }),
    });
    layer.setData({ extent, width: 2, height: 2, bands: [new Float32Array([0, 1, 0, 1])] });
    return layer;
  },
  picture: (color) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="${color}"/></svg>`;
    return createImageLayer({
      source: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      transformMatrix: [100, 0, -1000, 0, -100, 1000],
    });
  },
  group: (color) => createGroupLayer({ children: [polygon(color)] }),
};

async function twoLayers(make: (color: string) => MapLayer) {
  const { map, element } = testMap();
  map.olMap.getView().setCenter([0, 0]);
  map.olMap.getView().setResolution(1);
  const [left, right] = [red, blue].map((color) => map.addLayer(make(color)));
  await rendered(map);
  return { map, element, left, right };
}

const across = (map: MapHandle, ...xs: number[]) =>
  colorsAt(
    map,
    xs.map((x) => [x, 100]),
  );

describe('a swipe', () => {
  it.each(Object.entries(kinds))(
    'divides %s, also in the export, and leaves them whole',
    async (_name, make) => {
      const { map, left, right } = await twoLayers(make);
      await expect.poll(() => across(map, 50)).toEqual([blue]);
      const swipe = createSwipe(map, { left, right, position: 0.25 });
      await rendered(map);
      expect(await across(map, 2, 95, 105, 398)).toEqual([red, red, blue, blue]);
      swipe.setPosition(0.75);
      expect(await across(map, 2, 295, 305, 398)).toEqual([red, red, blue, blue]);
      swipe.setPosition(0);
      expect(await across(map, 2, 398)).toEqual([blue, blue]);
      swipe.setPosition(1);
      expect(await across(map, 2, 398)).toEqual([red, red]);
      swipe.dispose();
      await rendered(map);
      expect(await across(map, 2, 398)).toEqual([blue, blue]);
      expect(map.olMap.getViewport()?.querySelector('.gep-clip, .gep-swipe')).toBeNull();
    },
  );

  it('shows on the screen what it exports', async () => {
    const { map, left, right, element } = await twoLayers(polygon);
    const swipe = createSwipe(map, { left, right, position: 0.25 });
    await rendered(map);
    const at = (x: number) => {
      const clips = [...element.querySelectorAll<HTMLElement>('.gep-clip')];
      // Clipped parts are not hit either; the clips take no pointers, so that they are made to for a moment.
      for (const clip of clips) clip.style.pointerEvents = 'auto';
      const found = document.elementsFromPoint(x, 20).filter((one) => clips.includes(one as HTMLElement));
      for (const clip of clips) clip.style.pointerEvents = 'none';
      return found.map((one) => clips.indexOf(one as HTMLElement));
    };
    expect([at(50), at(150)]).toEqual([[0], [1]]);
    swipe.dispose();
  });

  it('is met by the pointer where it is seen', async () => {
    const { map, left, right } = await twoLayers(polygon);
    const swipe = createSwipe(map, { left, right });
    await rendered(map);
    let hover: HoverInfo | null = null;
    map.onHover((next) => (hover = next));
    const viewport = map.olMap.getViewport()!;
    const { left: x, top: y } = viewport.getBoundingClientRect();
    const over = (place: number) =>
      viewport.dispatchEvent(
        new PointerEvent('pointermove', { clientX: x + place, clientY: y + 60, bubbles: true, pointerId: 1 }),
      );
    over(100);
    await expect.poll(() => hover?.id).toBe(red);
    over(300);
    await expect.poll(() => hover?.id).toBe(blue);
    swipe.dispose();
    over(100);
    await expect.poll(() => hover?.id).toBe(blue);
  });

  it('is a slider that keys move', async () => {
    const { map, left, right } = await twoLayers(polygon);
    const { element, dispose, onMove } = createSwipe(map, { left, right, label: '2015 | 2020' });
    const slider = { role: 'slider', label: '2015 | 2020', now: '50' };
    const told: number[] = [];
    onMove((position) => told.push(position));
    const read = () => ({
      role: element.getAttribute('role'),
      label: element.getAttribute('aria-label'),
      now: element.getAttribute('aria-valuenow'),
    });
    expect(read()).toEqual(slider);
    element.focus();
    const center = map.olMap.getView().getCenter();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{PageUp}');
    expect(read()).toEqual({ ...slider, now: '61' });
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(read()).toEqual({ ...slider, now: '0' });
    await userEvent.keyboard('{End}');
    expect(read()).toEqual({ ...slider, now: '100' });
    expect(told.length).toBe(6);
    expect(map.olMap.getView().getCenter()).toEqual(center);
    dispose();
  });

  it.each(['mouse', 'touch'])('follows a %s, also on a page that is zoomed', async (kind) => {
    const { map, left, right } = await twoLayers(polygon);
    document.body.style.zoom = '0.7115';
    try {
      const swipe = createSwipe(map, { left, right });
      const box = map.olMap.getViewport()!.getBoundingClientRect();
      const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth };
      const shown = frame.width / innerWidth;
      const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
      const place = (share: number) => ({
        x: frame.left + (box.left + share * box.width) * shown,
        y: frame.top + (box.top + 40) * shown,
      });
      const center = map.olMap.getView().getCenter();
      const send = (type: 'down' | 'move' | 'up', share: number) =>
        kind === 'mouse'
          ? session.send('Input.dispatchMouseEvent', {
              type: { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' }[type],
              ...place(share),
              button: 'left',
              buttons: type === 'up' ? 0 : 1,
              clickCount: 1,
            })
          : session.send('Input.dispatchTouchEvent', {
              type: { down: 'touchStart', move: 'touchMove', up: 'touchEnd' }[type],
              touchPoints: type === 'up' ? [] : [place(share)],
            });
      await send('down', 0.5);
      await send('move', 0.6);
      await send('move', 0.8);
      await expect.poll(() => swipe.position).toBeCloseTo(0.8, 2);
      await send('up', 0.8);
      expect(map.olMap.getView().getCenter()).toEqual(center);
      swipe.dispose();
    } finally {
      document.body.style.zoom = '';
    }
  });

  it('refuses invalid positions', async () => {
    const { map, left, right } = await twoLayers(polygon);
    expect(() => createSwipe(map, { left, right, position: 2 })).toThrow(/position: got 2, allowed: 0 to 1/);
    const swipe = createSwipe(map, { left, right });
    expect(() => swipe.setPosition(NaN)).toThrow(RangeError);
    swipe.dispose();
  });
});
