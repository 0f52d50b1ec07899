import type { SvgMarker } from '../../model';
import type { MarkerItem } from '../display-list';
import { placementOf } from './marker-parts';

/** An SVG drawing as an image: its scripts never run and nothing it points to is loaded. */
export function compileSvgMarker(marker: SvgMarker, opacity: number): MarkerItem[] {
  if (marker.svg === '') return [];
  const drawing = {
    kind: 'image',
    source: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(recolor(marker))}`,
    width: marker.width,
    height: marker.height,
    opacity,
  } as const;
  return [{ drawing, ...placementOf(marker) }];
}

/** The drawing with the marker's colours over its own; parts without a fill stay without. */
function recolor(marker: SvgMarker): string {
  const rules: string[] = [];
  if (marker.fillColor !== null) {
    rules.push(`svg :not([fill="none"]) { fill: ${plain(marker.fillColor)} !important }`);
  }
  if (marker.outline) {
    const { strokeColor, strokeWidth } = marker;
    rules.push(
      `svg * { stroke: ${plain(strokeColor)} !important; stroke-width: ${Number(strokeWidth)}px !important; ` +
        'vector-effect: non-scaling-stroke }',
    );
  }
  return rules.length === 0
    ? marker.svg
    : marker.svg.replace(/<\/svg>\s*$/, `<style>${rules.join(' ')}</style></svg>`);
}

/** A colour cannot end the style element or its rule. */
function plain(color: string): string {
  return color.replace(/[^#\w(),.%\s-]/g, '');
}
