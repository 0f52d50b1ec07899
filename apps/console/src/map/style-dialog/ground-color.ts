import { formatColor, mixColors, parseColor, tryParseColor } from '@gep/map-engine/color';
import type { Rgba } from '@gep/map-engine/color';
import type { MapHandle } from '@gep/map-engine/map';
import type TileLayer from 'ol/layer/Tile.js';
import { landLook } from '../view/basemap';
import type { Ground } from '../view/basemap-choice';

/** Places across and down the map at which its tiles are looked at. */
const samples = 7;
const white: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/**
 * The colour that a map has beneath its data: that of land, the middle one of what its tiles show now, or the page's where
 * neither can be seen.
 */
export function groundColor(handle: MapHandle, ground: Ground | undefined): string {
  const page = pageColor(handle);
  if (ground === 'land') return formatColor(mixColors(page, parseColor(landLook.color), landLook.opacity));
  const seen = tileColors(handle);
  if (seen.length === 0) return formatColor(page);
  const middle = (part: 'r' | 'g' | 'b'): number =>
    seen.map((color) => color[part]).sort((one, two) => one - two)[Math.floor(seen.length / 2)];
  return formatColor({ r: middle('r'), g: middle('g'), b: middle('b'), a: 1 });
}

/** The page shows where no layer is. */
function pageColor({ olMap }: MapHandle): Rgba {
  for (let element = olMap.getTargetElement() as Element | null; element; element = element.parentElement) {
    const color = tryParseColor(getComputedStyle(element).backgroundColor);
    if (color && color.a === 1) return color;
  }
  return white;
}

/** Colours of the lowest tiles over the map; none where their server lets no page look at them. */
function tileColors({ layers, olMap }: MapHandle): Rgba[] {
  const tiles = layers.find(({ kind }) => kind === 'tile')?.olLayer as TileLayer | undefined;
  const [width, height] = olMap.getSize() ?? [0, 0];
  if (!tiles || width === 0) return [];
  const steps = Array.from({ length: samples }, (_, i) => (i + 0.5) / samples);
  try {
    return steps.flatMap((x) =>
      steps.flatMap((y) => {
        const data = tiles.getData([x * width, y * height]);
        if (!data || data instanceof DataView || data[3] === 0) return [];
        return [{ r: data[0], g: data[1], b: data[2], a: 1 }];
      }),
    );
  } catch {
    return [];
  }
}
