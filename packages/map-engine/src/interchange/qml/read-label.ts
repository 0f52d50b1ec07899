import { labelSymbol } from '../../model';
import type { LabelSymbol, VectorGeometry } from '../../model';
import { withAlpha } from '../../color';
import type { LossNotes } from '../loss';
import { find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { fieldName } from './read-field';
import { lengthIn, readColor } from './read-properties';

/** Metres a pixel of a scale 1:n, for the pixels of 1/96 inch that QGIS and the OGC count in scales on screens. */
const metresOfScale = 0.0254 / 96;

/** The labels of a layer; those by rules are left out. */
export function readLabel(root: XmlElement, geometry: VectorGeometry, notes: LossNotes): LabelSymbol {
  const labeling = find(root, 'labeling');
  if (!labeling || root.attributes.labelsEnabled === '0') return labelSymbol();
  const settings = find(labeling, 'settings');
  const style = find(settings, 'text-style')?.attributes;
  if (labeling.attributes.type !== 'simple' || !style) {
    notes.add('labeling', 'unsupported');
    return labelSymbol();
  }
  const field = fieldName(style.fieldName ?? '');
  if (field === null) notes.add('labeling/fieldName', 'expression');
  const placement = find(settings, 'placement')?.attributes ?? {};
  const buffer = find(settings, 'text-style', 'text-buffer')?.attributes ?? {};
  const rendering = find(settings, 'rendering')?.attributes ?? {};
  const isScaled = rendering.scaleVisibility === '1';
  const resolution = (scale: string | undefined): number | null => {
    const read = Number(scale);
    return isScaled && read > 0 ? read * metresOfScale : null;
  };
  const opacity = Number(style.textOpacity ?? 1);
  return labelSymbol({
    useLabel: field !== null,
    field,
    fontFamily: style.fontFamily ?? 'sans-serif',
    fontStyle: style.fontItalic === '1' ? 'italic' : Number(style.fontWeight ?? 50) > 62 ? 'bold' : 'normal',
    size: lengthIn(style.fontSizeUnit ?? 'Point', Number(style.fontSize ?? 10), 'labelSize'),
    color: readColor(style.textColor ?? '0,0,0,255'),
    opacity: Number.isFinite(opacity) ? opacity : 1,
    haloWidth:
      buffer.bufferDraw === '1'
        ? lengthIn(buffer.bufferSizeUnits ?? 'MM', Number(buffer.bufferSize ?? 1), 'labelHaloWidth')
        : 0,
    haloColor: withAlpha(
      readColor(buffer.bufferColor ?? '255,255,255,255'),
      Number(buffer.bufferOpacity ?? 1),
    ),
    offsetX: lengthIn(placement.offsetUnits ?? 'MM', Number(placement.xOffset ?? 0), 'offset'),
    offsetY: lengthIn(placement.offsetUnits ?? 'MM', Number(placement.yOffset ?? 0), 'offset'),
    rotation: Number(placement.rotationAngle ?? 0) || 0,
    // 2, 3 and 4: parallel to the line, along its curve, horizontal on it.
    placement: geometry === 'line' && placement.placement !== '4' ? 'line' : 'point',
    // The smallest scale, 1:n with the greatest n, is the coarsest resolution.
    minResolution: resolution(rendering.scaleMax),
    maxResolution: resolution(rendering.scaleMin),
    allowOverlap: rendering.displayAll === '1',
  });
}
