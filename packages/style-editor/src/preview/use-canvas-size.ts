import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Size of a canvas: CSS width, and device pixels, which decide whether its lines are crisp. */
export interface CanvasSize {
  readonly width: number;
  readonly pixels: readonly [width: number, height: number];
}

/** The size of an element while the page lays it out; zeros until it is known. */
export function useCanvasSize(element: RefObject<HTMLElement | null>): CanvasSize {
  const [size, setSize] = useState<CanvasSize>({ width: 0, pixels: [0, 0] });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      const ratio = window.devicePixelRatio || 1;
      // Where the browser says how its pixels lie: right at a ratio of 1.5 and told when the ratio changes.
      const exact = exactPixels ? entry.devicePixelContentBoxSize[0] : null;
      setSize({
        width,
        pixels: [
          exact?.inlineSize ?? Math.round(width * ratio),
          exact?.blockSize ?? Math.round(height * ratio),
        ],
      });
    });
    observer.observe(element.current, exactPixels ? { box: 'device-pixel-content-box' } : {});
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Safari knows no device pixels. */
const exactPixels =
  typeof ResizeObserverEntry !== 'undefined' && 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype;
