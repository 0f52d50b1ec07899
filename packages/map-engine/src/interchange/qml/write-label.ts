import { parseColor, withAlpha } from '../../color';
import type { LabelSymbol, VectorGeometry } from '../../model';
import { element } from '../xml';
import { haloPen, metresOfScale } from './read-label';
import { qgisColor } from './qml-color';
import { boxPadding } from './unread-labels';
import { fillQml } from './write-fill';

const weights = { normal: 50, bold: 75, italic: 50 } as const;
const names = { normal: '', bold: 'Bold', italic: 'Italic' } as const;

/** The labels of a layer; nothing where they are off. */
export function labelQml(
  label: LabelSymbol,
  geometry: VectorGeometry,
  columnOf: (field: string) => string,
): string[] {
  if (!label.useLabel || label.field === null) return [];
  const settings = element('settings', { calloutType: 'simple' }, [
    element(
      'text-style',
      {
        fieldName: columnOf(label.field),
        isExpression: 0,
        fontFamily: label.fontFamily,
        namedStyle: names[label.fontStyle],
        fontWeight: weights[label.fontStyle],
        fontItalic: label.fontStyle === 'italic' ? 1 : 0,
        fontSize: label.size,
        fontSizeUnit: 'Pixel',
        ...apart('textColor', 'textOpacity', label.color, label.opacity),
      },
      [halo(label), ...(label.useBackground ? [background(label)] : [])],
    ),
    placement(label, geometry),
    rendering(label),
  ]);
  return [element('labeling', { type: 'simple' }, [settings])];
}

/** A colour and its opacity: texts of QGIS take no alpha from colours. */
function apart(name: string, opacityName: string, color: string, opacity: number) {
  return { [name]: qgisColor(withAlpha(color, 1)), [opacityName]: parseColor(color).a * opacity };
}

function halo({ haloWidth, haloColor, opacity }: LabelSymbol): string {
  return element('text-buffer', {
    bufferDraw: haloWidth > 0 ? 1 : 0,
    bufferSize: haloPen * haloWidth,
    bufferSizeUnits: 'Pixel',
    ...apart('bufferColor', 'bufferOpacity', haloColor, opacity),
    bufferNoFill: 1,
    // A round join.
    bufferJoinStyle: 128,
  });
}

function background({ background: box, opacity }: LabelSymbol): string {
  return element(
    'background',
    {
      shapeDraw: 1,
      // 0: a rectangle, as large as the text and a margin.
      ...{ shapeType: 0, shapeSizeType: 0, shapeSizeUnit: 'Pixel' },
      ...{ shapeSizeX: boxPadding.x, shapeSizeY: boxPadding.y },
      shapeOpacity: opacity,
    },
    [fillQml('fillSymbol', box)],
  );
}

/** Ways of QGIS to place labels, and flags of labels on a line. */
const ways = { overPoint: 1, curved: 3, horizontal: 4 } as const;
const onLine = { alone: 1, northUp: 9 } as const;

function placement(
  { placement: place, offsetX, offsetY, rotation, allowOverlap }: LabelSymbol,
  geometry: VectorGeometry,
): string {
  const along = geometry === 'line' && place === 'line';
  return element('placement', {
    placement: along ? ways.curved : geometry === 'line' ? ways.horizontal : ways.overPoint,
    placementFlags: along ? onLine.northUp : onLine.alone,
    // The middle of the label on the point, which is inside of its polygon.
    quadOffset: 4,
    centroidInside: 1,
    ...{ xOffset: offsetX, yOffset: offsetY, offsetUnits: 'Pixel' },
    rotationAngle: rotation,
    overlapHandling: allowOverlap ? 'AllowOverlapIfRequired' : 'PreventOverlap',
  });
}

function rendering({ minResolution, maxResolution, allowOverlap }: LabelSymbol): string {
  const scale = (resolution: number | null) => (resolution ?? 0) / metresOfScale;
  return element('rendering', {
    scaleVisibility: minResolution === null && maxResolution === null ? 0 : 1,
    scaleMax: scale(minResolution),
    scaleMin: scale(maxResolution),
    displayAll: allowOverlap ? 1 : 0,
  });
}
