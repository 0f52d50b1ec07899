import { isList, isObject, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { noteUnread } from '../unread';
import type { Neutral } from '../unread';
import { isOn, typeOf } from './cim';

const none = [undefined, null, false, 0];
const noEffects: Neutral = { effects: none };
const symbol: Neutral = { ...noEffects, haloSymbol: none, angle: none };
const marker: Neutral = { ...noEffects, scaleX: [1], scaleY: [1], clippingPath: none };
const colorizer: Neutral = { brightness: none, contrast: none, useHillshade: none, useHillShade: none };

/**
 * What ArcGIS draws and this library does not, by the class of its part, with the values that change nothing. ArcGIS
 * writes many more properties, most of them about the third dimension and editing.
 */
const drawn: Readonly<Record<string, Neutral>> = {
  CIMFeatureLayer: {
    ...{ blendingMode: ['Alpha'], featureBlendingMode: ['Alpha'], layerEffects: none, layerMasks: none },
    maskedSymbolLayers: none,
  },
  CIMRasterLayer: { blendingMode: ['Alpha'], layerEffects: none },
  CIMSymbolLayerDrawing: { useSymbolLayerDrawing: none },
  CIMUniqueValueRenderer: { exclusionClause: [''] },
  CIMClassBreaksRenderer: { exclusionClause: [''] },
  CIMPointSymbol: symbol,
  CIMLineSymbol: noEffects,
  CIMPolygonSymbol: noEffects,
  CIMSolidFill: noEffects,
  CIMHatchFill: { ...noEffects, offsetX: none },
  CIMGradientFill: noEffects,
  CIMPictureFill: { ...noEffects, tintColor: none, scaleX: [1] },
  CIMVectorMarker: marker,
  CIMCharacterMarker: marker,
  // Its width is a part of its scale.
  CIMPictureMarker: noEffects,
  CIMMarkerPlacementAlongLineSameSize: { offset: none, controlPointPlacement: ['NoConstraint'] },
  CIMTextSymbol: {
    ...{ textCase: ['Normal'], fontEffects: ['Normal'], underline: none, strikethrough: none },
    ...{ smallCaps: none, letterSpacing: none, letterWidth: [100], wordSpacing: [100], callout: none },
    ...{ shadowOffsetX: none, shadowOffsetY: none },
  },
  CIMRasterClassifyColorizer: colorizer,
  CIMRasterUniqueValueColorizer: colorizer,
  CIMRasterStretchColorizer: colorizer,
  CIMRasterRGBColorizer: colorizer,
};

/** Parts that are not drawn, or that a reader names itself. */
const beside = ['selectionSymbol', 'exclusionSymbol', 'alternateSymbols', 'featureTemplates', 'featureTable'];

/** Names what a layer and its parts have that no reader looks at. */
export function noteUnreadParts(part: JsonObject, notes: LossNotes): void {
  const type = typeOf(part);
  const table = Object.hasOwn(drawn, type) ? drawn[type] : {};
  const written = Object.keys(table).map((name) => [name, valueOf(own(part, name))] as const);
  noteUnread(
    written.filter(([, value]) => value !== undefined),
    new Set(),
    table,
    notes,
  );
  for (const [name, value] of Object.entries(part)) {
    if (beside.includes(name) || (name === 'defaultSymbol' && own(part, 'useDefaultSymbol') !== true))
      continue;
    if (name === 'labelClasses' && own(part, 'labelVisibility') !== true) continue;
    for (const one of isList(value) ? value : [value])
      if (isObject(one) && isOn(one, 'enable'))
        noteUnreadParts(one, Object.hasOwn(drawn, typeOf(one)) ? notes.below(typeOf(one)) : notes);
  }
}

/** Dashes are an effect that is read; an empty list is none. */
function valueOf(value: unknown): unknown {
  if (!isList(value)) return value;
  const others = value.filter((one) => !isObject(one) || typeOf(one) !== 'CIMGeometricEffectDashes');
  return others.length === 0 ? undefined : others.length;
}
