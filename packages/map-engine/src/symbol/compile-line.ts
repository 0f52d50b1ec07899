import type { ImageLine, LineSymbolLayer, MarkerLine, SimpleLine } from '../model';
import { dashLengths } from './dash';
import type { LayerCompilers, LineItem, NestedCompiler } from './display-list';
import { fadeColor } from './fade-color';

/** Below this width in CSS pixels round and square ends of dashes only blur them. */
const thin = 2;

/** A pen drawn along the line. */
function compileSimpleLine(line: SimpleLine, opacity: number): LineItem[] {
  const { width, dash, join } = line;
  const cap = dash !== 'solid' && width < thin ? 'butt' : line.cap;
  const color = fadeColor(line.color, opacity);
  return [{ kind: 'stroke', stroke: { color, width, dash: dashLengths(dash, width, cap), join, cap } }];
}

/** A picture repeated along the line, turned with it; nothing until a picture is chosen. */
function compileImageLine(line: ImageLine, opacity: number): LineItem[] {
  if (line.source === '') return [];
  const marker = {
    drawing: { kind: 'image', source: line.source, width: null, height: line.width, opacity },
    // The picture begins where its place on the line is.
    anchorX: 'left',
    anchorY: 'center',
    offsetX: 0,
    offsetY: 0,
    rotation: 0,
  } as const;
  return [
    {
      kind: 'along',
      markers: [marker],
      position: 'interval',
      interval: line.interval,
      offset: 0,
      followLine: true,
    },
  ];
}

/** A marker symbol set along the line. */
function compileMarkerLine(line: MarkerLine, opacity: number, nested: NestedCompiler): LineItem[] {
  const { position, interval, offset, followLine } = line;
  return [
    { kind: 'along', markers: nested.markers(line.marker, opacity), position, interval, offset, followLine },
  ];
}

/** The display list of every kind of line layer. */
export const lineCompilers: LayerCompilers<LineSymbolLayer, LineItem> = {
  'simple-line': compileSimpleLine,
  'image-line': compileImageLine,
  'marker-line': compileMarkerLine,
};
