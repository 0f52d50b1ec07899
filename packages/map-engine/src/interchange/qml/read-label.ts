import { fillSymbol, labelSymbol, simpleFill } from '../../model';
import type { LabelSymbol, VectorGeometry } from '../../model';
import { withAlpha } from '../../color';
import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { fieldName } from './read-field';
import { readFill } from './read-fill';
import { isGroundUnit, lengthIn, readColor } from './read-properties';
import { noteUnreadLabels } from './unread-labels';

/** Metres a pixel of a scale 1:n, for the pixels of 1/96 inch that QGIS and the OGC count in scales on screens. */
export const metresOfScale = 0.0254 / 96;

/** QGIS counts the whole pen of a halo, half of which is under the letters. */
export const haloPen = 2;

/** The labels of a layer; those by rules are left out. */
export function readLabel(root: XmlElement, geometry: VectorGeometry, notes: LossNotes): LabelSymbol {
  const labeling = find(root, 'labeling');
  if (!labeling && hasOldLabels(root)) notes.add('labeling', 'unsupported');
  if (!labeling || root.attributes.labelsEnabled === '0') return labelSymbol();
  const settings = find(labeling, 'settings');
  const style = find(settings, 'text-style')?.attributes;
  if (labeling.attributes.type !== 'simple' || !settings || !style) {
    notes.add('labeling', 'unsupported');
    return labelSymbol();
  }
  noteUnreadLabels(settings, geometry, notes);
  const field = fieldName(style.fieldName ?? '');
  if (style.fontItalic === '1' && Number(style.fontWeight ?? 50) > 62)
    notes.add('labeling/fontWeight', 'unsupported', 'italic');
  if (field === null) notes.add('labeling/fieldName', 'expression');
  if (isGroundUnit(style.fontSizeUnit)) notes.add('labeling/fontSize', 'ground-unit', style.fontSize);
  const placement = find(settings, 'placement')?.attributes ?? {};
  const buffer = find(settings, 'text-style', 'text-buffer')?.attributes ?? {};
  const rendering = find(settings, 'rendering')?.attributes ?? {};
  const isScaled = rendering.scaleVisibility === '1';
  const resolution = (scale: string | undefined): number | null => {
    const read = Number(scale);
    return isScaled && read > 0 ? read * metresOfScale : null;
  };
  const written = Number(style.textOpacity ?? 1);
  const opacity = Number.isFinite(written) ? written : 1;
  // Here the opacity of a label counts for all of it.
  const relative = (one: string | undefined): number =>
    opacity > 0 ? Math.min(1, Number(one ?? 1) / opacity) || 0 : 1;
  return labelSymbol({
    useLabel: field !== null,
    field,
    fontFamily: style.fontFamily ?? 'sans-serif',
    fontStyle: style.fontItalic === '1' ? 'italic' : Number(style.fontWeight ?? 50) > 62 ? 'bold' : 'normal',
    size: lengthIn(style.fontSizeUnit ?? 'Point', Number(style.fontSize ?? 10), 'labelSize'),
    color: readColor(style.textColor ?? '0,0,0,255'),
    opacity,
    haloWidth:
      buffer.bufferDraw === '1'
        ? lengthIn(buffer.bufferSizeUnits ?? 'MM', Number(buffer.bufferSize ?? 1) / haloPen, 'labelHaloWidth')
        : 0,
    haloColor: withAlpha(readColor(buffer.bufferColor ?? '255,255,255,255'), relative(buffer.bufferOpacity)),
    offsetX: lengthIn(placement.offsetUnits ?? 'MM', Number(placement.xOffset ?? 0), 'offset'),
    offsetY: lengthIn(placement.offsetUnits ?? 'MM', Number(placement.yOffset ?? 0), 'offset'),
    rotation: Number(placement.rotationAngle ?? 0) || 0,
    // 2, 3 and 4: parallel to the line, along its curve, horizontal on it.
    placement: geometry === 'line' && placement.placement !== '4' ? 'line' : 'point',
    // The smallest scale, 1:n with the greatest n, is the coarsest resolution.
    minResolution: resolution(rendering.scaleMax),
    maxResolution: resolution(rendering.scaleMin),
    // One flag until 3.24, then a word.
    allowOverlap: rendering.displayAll === '1' || /^Allow/.test(placement.overlapHandling ?? ''),
    ...backgroundOf(find(settings, 'text-style', 'background'), relative, notes),
  });
}

/** Labels as QGIS 2 wrote them, among its custom properties. */
function hasOldLabels(root: XmlElement): boolean {
  const properties = childrenOf(find(root, 'customproperties'), 'property');
  return properties.some(
    ({ attributes: { key, value } }) => key === 'labeling/enabled' && value?.toLowerCase() === 'true',
  );
}

/** The box behind the text, if there is one. */
function backgroundOf(
  written: XmlElement | undefined,
  relative: (opacity: string | undefined) => number,
  notes: LossNotes,
): Partial<LabelSymbol> {
  const { shapeDraw, shapeType = '0', shapeFillColor = '255,255,255,255' } = written?.attributes ?? {};
  if (!written || shapeDraw !== '1') return {};
  const own = notes.below('background');
  // 0 and 1: a rectangle and a square.
  if (Number(shapeType) > 1) own.add('shapeType', 'unsupported', 'rectangle');
  const symbol = find(written, 'symbol');
  const background = symbol
    ? readFill(symbol, own)
    : fillSymbol(simpleFill({ color: readColor(shapeFillColor), useOutline: false }));
  const opacity = relative(written.attributes.shapeOpacity);
  const layers = background.layers.map((one) => ({ ...one, opacity: one.opacity * opacity }));
  return { useBackground: true, background: { ...background, layers } };
}
