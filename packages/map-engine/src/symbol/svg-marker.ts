import type { SvgMarker } from '../model';
import type { MarkerItem } from './display-list';
import { placementOf } from './marker-parts';

/**
 * An SVG drawing as an image, stretched to the marker's width and height: it is cleaned when it is loaded, its scripts
 * never run and nothing it points to is loaded.
 */
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
    rules.push(
      `svg :not([fill="none"]):not([style*="fill:none"]):not([style*="fill: none"]) { fill: ${plain(marker.fillColor)} !important }`,
    );
  }
  if (marker.outline) {
    const { strokeColor, strokeWidth } = marker;
    rules.push(
      `svg * { stroke: ${plain(strokeColor)} !important; stroke-width: ${Number(strokeWidth)}px !important; ` +
        'vector-effect: non-scaling-stroke }',
    );
  }
  const end = marker.svg.lastIndexOf('</svg>');
  if (rules.length === 0 || end < 0) return marker.svg;
  return `${marker.svg.slice(0, end)}<style>${rules.join(' ')}</style></svg>`;
}

/** A colour cannot end the style element or its rule. */
function plain(color: string): string {
  return color.replace(/[^#\w(),.%\s-]/g, '');
}
