import { imageMarker, markerSymbol } from '../../model';
import type { LineSymbol, LineSymbolLayer, MarkerPosition, SimpleLine } from '../../model';
import { qgisColor } from './qml-color';
import { penStyles, pixels, qmlLayer, qmlSymbol, shownLayers } from './write-layer';
import { markerQml } from './write-marker';

/** A line symbol of QGIS. */
export function lineQml(name: string, symbol: LineSymbol, alpha = 1): string {
  return qmlSymbol('line', name, lineLayers(symbol, 1), alpha);
}

/**
 * The layers that are drawn along a line or an outline.
 * @param opacity of the fill that they go round, 0-1
 */
export function lineLayers(symbol: LineSymbol, opacity: number): string[] {
  return shownLayers(symbol).map((layer) => layerOf(layer, opacity));
}

/** The word that QGIS used until 3.24, and the one since. */
const placements: Readonly<Record<MarkerPosition, readonly [until: string, since: string]>> = {
  interval: ['interval', 'Interval'],
  first: ['firstvertex', 'FirstVertex'],
  middle: ['centralpoint', 'CentralPoint'],
  last: ['lastvertex', 'LastVertex'],
  vertices: ['vertex', 'Vertex'],
};

function layerOf(layer: LineSymbolLayer, outer: number): string {
  const opacity = layer.opacity * outer;
  switch (layer.kind) {
    case 'simple-line':
      return strokeLayer(layer, opacity);
    case 'marker-line':
      return markersAlong(layer, markerQml('@', layer.marker, opacity));
    case 'image-line': {
      // QGIS knows no space between the pictures of a line: they are markers there, which do not bend with it.
      const { name, source, width, interval } = layer;
      const marker = markerSymbol(imageMarker({ name, source, width, height: width }));
      return markersAlong(
        { position: 'interval', interval, offset: 0, followLine: true },
        markerQml('@', marker, opacity),
      );
    }
  }
}

function markersAlong(
  {
    position,
    interval,
    offset,
    followLine,
  }: {
    readonly position: MarkerPosition;
    readonly interval: number;
    readonly offset: number;
    readonly followLine: boolean;
  },
  symbol: string,
): string {
  const [placement, since] = placements[position];
  return qmlLayer(
    'MarkerLine',
    {
      placement,
      placements: since,
      ...pixels('interval', interval),
      ...pixels('offset_along_line', offset),
      rotate: followLine ? 1 : 0,
    },
    [symbol],
  );
}

const caps = { square: 'square', butt: 'flat', round: 'round' } as const;

function strokeLayer({ color, width, dash, join, cap }: SimpleLine, opacity: number): string {
  return qmlLayer('SimpleLine', {
    line_color: qgisColor(color, opacity),
    ...pixels('line_width', width),
    line_style: penStyles[dash],
    joinstyle: join,
    capstyle: caps[cap],
  });
}
