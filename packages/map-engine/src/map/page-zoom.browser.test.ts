import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { drawingBegun, rendered } from '../../test/map-fixture';
import { createPolygonLayer } from '../layer';
import { singleSymbolScheme } from '../scheme';
import { createMap } from './create-map';
import type { HoverInfo, MapHandle } from './map-handle';

/*
 * A screen of 1366 x 768 shows a page that is made for 1920 pixels at 1366 / 1920 of its size (console specification,
 * section 9). Real pointers, not made-up events: what is measured is what the browser and OpenLayers make of them.
 */
const [width, height] = [1366, 768];
const scale = width / 1920;

type Point = readonly [x: number, y: number];

const scalings: Readonly<Record<string, (frame: HTMLElement) => void>> = {
  'zoom of the document': () => set(document.documentElement, { zoom: String(scale) }),
  'zoom of the body': () => set(document.body, { zoom: String(scale) }),
  'zoom of the frame': (frame) => set(frame, { zoom: String(scale) }),
  'a transform of the frame': (frame) => set(frame, { transform: `scale(${scale})`, transformOrigin: '0 0' }),
};

function set(element: HTMLElement, style: Readonly<Record<string, string>>): void {
  const before = element.style.cssText;
  Object.assign(element.style, style);
  onTestFinished(() => {
    element.style.cssText = before;
  });
}

/** A map of 1920 pixels' width over the whole screen, at a resolution of 1 around 0, 0. */
async function screenMap(scaling: (frame: HTMLElement) => void): Promise<MapHandle> {
  const element = document.createElement('div');
  document.body.append(element);
  set(element, { position: 'fixed', left: '0', top: '0', width: '1920px', height: `${height / scale}px` });
  scaling(element);
  const map = createMap(element, { pixelRatio: 1, scaleLine: false });
  onTestFinished(() => {
    map.dispose();
    element.remove();
  });
  map.olMap.getView().setCenter([0, 0]);
  map.olMap.getView().setResolution(1);
  await rendered(map);
  // Fractions of a pixel of height aside, the map fills the screen.
  expect(map.olMap.getSize()?.[0]).toBe(1920);
  return map;
}

/** Where a pixel of the screen is on the map of `screenMap`. */
const ground = ([x, y]: Point): Point => [(x - width / 2) / scale, (height / 2 - y) / scale];

/** How far apart two places of the ground are on the screen, pixels. */
const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v) * scale;

async function mouse(
  type: string,
  [x, y]: Point,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  // The page of a test is in a frame of the page that the browser shows.
  const box = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth };
  const shown = box.width / innerWidth;
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  const place = { x: box.left + x * shown, y: box.top + y * shown };
  await session.send('Input.dispatchMouseEvent', { type, ...place, pointerType: 'mouse', ...more });
}

async function press(point: Point, clickCount = 1): Promise<void> {
  const button = { button: 'left', clickCount };
  await mouse('mouseMoved', point);
  await mouse('mousePressed', point, { ...button, buttons: 1 });
  await mouse('mouseReleased', point, button);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const corners: readonly Point[] = [
  [200, 150],
  [1200, 170],
  [1130, 700],
  [260, 640],
];

describe.each(Object.entries(scalings))('under %s', (_name, scaling) => {
  it('clicks and vertices are where the pointer is', async () => {
    const map = await screenMap(scaling);
    const clicked: Point[] = [];
    map.olMap.on('click', ({ coordinate }) => clicked.push([coordinate[0], coordinate[1]]));
    for (const point of corners) {
      await press(point);
      await pause(300);
    }
    expect(clicked).toHaveLength(corners.length);
    clicked.forEach((place, index) => expect(apart(place, ground(corners[index]))).toBeLessThan(1));

    const drawing = map.drawPolygon();
    await drawingBegun(map);
    for (const point of corners) {
      await press(point);
      await pause(300);
    }
    await press(corners[3]);
    await press(corners[3], 2);
    const { flatCoordinates } = (await drawing).geometry;
    corners.forEach((point, index) => {
      const vertex: Point = [flatCoordinates[2 * index], flatCoordinates[2 * index + 1]];
      expect(apart(vertex, ground(point))).toBeLessThan(1);
    });
  });

  it('a feature is met up to its edge', async () => {
    const map = await screenMap(scaling);
    const [left, top] = ground([300, 200]);
    const [right, bottom] = ground([900, 600]);
    const ring = [left, top, right, top, right, bottom, left, bottom, left, top];
    const geometry = { type: 'Polygon', flatCoordinates: ring, layout: 'XY', ends: [10] } as const;
    map.addLayer(
      createPolygonLayer({
        projection: 'EPSG:3857',
        scheme: singleSymbolScheme('polygon'),
        features: [{ id: 'a', geometry, properties: { NAME: 'A' } }],
      }),
    );
    await rendered(map);
    const met = vi.fn<(hover: HoverInfo | null) => void>();
    map.onHover(met);
    const movesTo = (point: Point) => mouse('mouseMoved', point);
    const lastMet = () => met.mock.lastCall?.[0];
    // The tolerance of 3 CSS pixels are 2.1 of the screen.
    await movesTo([301, 400]);
    await expect.poll(lastMet).toMatchObject({ id: 'a', name: 'A' });
    // A popup is placed in CSS pixels of the map.
    expect(apart(lastMet()!.pixel, [301 / scale, 400 / scale])).toBeLessThan(1);
    // From outside to the edge and back: each answer differs from the one before.
    for (const [edge, outside] of [
      [
        [600, 199],
        [600, 196],
      ],
      [
        [901, 500],
        [904, 500],
      ],
    ] as const) {
      await movesTo(outside);
      await expect.poll(lastMet).toBeNull();
      await movesTo(edge);
      await expect.poll(lastMet).toMatchObject({ id: 'a' });
    }
  });

  it('the map follows a drag', async () => {
    const map = await screenMap(scaling);
    await mouse('mouseMoved', [700, 400]);
    await mouse('mousePressed', [700, 400], { button: 'left', buttons: 1, clickCount: 1 });
    // OpenLayers counts from the first movement on.
    for (const point of [
      [702, 400],
      [800, 390],
      [900, 380],
    ] as const) {
      await mouse('mouseMoved', point, { button: 'left', buttons: 1 });
    }
    // Let go at rest: no throw.
    await pause(150);
    await mouse('mouseReleased', [900, 380], { button: 'left', clickCount: 1 });
    const [x, y] = map.olMap.getView().getCenter() ?? [];
    expect(apart([x, y], [-198 / scale, -20 / scale])).toBeLessThan(1);
  });
});
