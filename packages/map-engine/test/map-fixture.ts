import { onTestFinished } from 'vitest';
import { createMap } from '../src/map';
import type { MapHandle, MapOptions } from '../src/map';

/** A map of 400 x 300 CSS pixels at pixel ratio 1 on a bare page; disposed after the test. */
export function testMap(options: MapOptions = {}): { map: MapHandle; element: HTMLElement } {
  const element = document.createElement('div');
  Object.assign(element.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: '400px',
    height: '300px',
  });
  document.body.append(element);
  const map = createMap(element, { pixelRatio: 1, scaleLine: false, ...options });
  onTestFinished(() => {
    map.dispose();
    element.remove();
  });
  return { map, element };
}

/** Waits until everything is drawn. */
export function rendered(map: MapHandle): Promise<void> {
  return new Promise((resolve) => {
    map.olMap.once('rendercomplete', () => resolve());
    // Now: else the event may still be that of the previous frame.
    map.olMap.renderSync();
  });
}

/** Waits until a drawing that has been asked for takes points. */
export async function drawingBegun(map: MapHandle): Promise<void> {
  const begun = () => map.olMap.getViewport()?.style.cursor === 'crosshair';
  while (!begun()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** The exported picture of the map, to be read pixel by pixel. */
export async function pictureOf(map: MapHandle): Promise<OffscreenCanvasRenderingContext2D> {
  const bitmap = await createImageBitmap(await map.exportPng());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  return context;
}

/** Colours '#rrggbb' of the exported picture at CSS pixels. */
export async function colorsAt(map: MapHandle, points: readonly (readonly number[])[]): Promise<string[]> {
  const context = await pictureOf(map);
  return points.map(([x, y]) => {
    const [red, green, blue] = context.getImageData(Math.round(x), Math.round(y), 1, 1).data;
    return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** Colours on the raster's canvas in the present frame, also while data are on their way; '' where it is empty. */
export function shownAt(map: MapHandle, points: readonly (readonly number[])[]): string[] {
  map.olMap.renderSync();
  const canvas = map.olMap.getViewport()?.querySelector<HTMLCanvasElement>('.gep-picture canvas');
  const context = canvas?.getContext('2d');
  return points.map(([x, y]) => {
    const [red, green, blue, alpha] = context?.getImageData(x, y, 1, 1).data ?? [0, 0, 0, 0];
    const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
    return alpha === 0 ? '' : `#${hex}`;
  });
}

/** Moves the pointer over CSS pixels of the map, or presses a button there. */
export function pointer(map: MapHandle, type: string, x: number, y: number, buttons = 0): void {
  const viewport = map.olMap.getViewport();
  const box = viewport?.getBoundingClientRect();
  const place = { clientX: x + (box?.left ?? 0), clientY: y + (box?.top ?? 0) };
  const target = viewport?.querySelector('canvas') ?? viewport;
  target?.dispatchEvent(
    new PointerEvent(type, {
      ...place,
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      buttons,
    }),
  );
}

/** A click at CSS pixels of the map. */
export function click(map: MapHandle, x: number, y: number): void {
  pointer(map, 'pointermove', x, y);
  pointer(map, 'pointerdown', x, y, 1);
  pointer(map, 'pointerup', x, y);
}
