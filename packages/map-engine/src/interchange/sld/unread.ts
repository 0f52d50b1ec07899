import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { noteUnread } from '../unread';
import { literal } from './local-names';

const about = ['Name', 'Title', 'Abstract', 'Description'];
const parameters = ['CssParameter', 'SvgParameter'];

/** What the readers look at of each element, or name themselves; anything else in it is a loss. */
const known: Readonly<Record<string, readonly string[]>> = {
  FeatureTypeStyle: [...about, 'FeatureTypeName', 'SemanticTypeIdentifier', 'Rule'],
  Rule: [
    ...[...about, 'LegendGraphic', 'Filter', 'ElseFilter', 'MinScaleDenominator', 'MaxScaleDenominator'],
    ...['PointSymbolizer', 'LineSymbolizer', 'PolygonSymbolizer', 'TextSymbolizer', 'RasterSymbolizer'],
  ],
  PointSymbolizer: [...about, 'Geometry', 'Graphic'],
  LineSymbolizer: [...about, 'Geometry', 'Stroke'],
  PolygonSymbolizer: [...about, 'Geometry', 'Fill', 'Stroke', 'PerpendicularOffset', 'Displacement'],
  TextSymbolizer: [...about, 'Geometry', 'Label', 'Font', 'Fill', 'Halo', 'LabelPlacement'],
  RasterSymbolizer: [
    ...[...about, 'Opacity', 'ChannelSelection', 'ColorMap'],
    ...['ContrastEnhancement', 'ShadedRelief', 'OverlapBehavior'],
  ],
  ChannelSelection: ['RedChannel', 'GreenChannel', 'BlueChannel', 'GrayChannel'],
  RedChannel: ['SourceChannelName'],
  GreenChannel: ['SourceChannelName'],
  BlueChannel: ['SourceChannelName'],
  GrayChannel: ['SourceChannelName'],
  ColorMap: ['ColorMapEntry'],
  Graphic: ['Mark', 'ExternalGraphic', 'Size', 'Rotation', 'Opacity', 'AnchorPoint', 'Displacement'],
  Mark: ['WellKnownName', 'Fill', 'Stroke'],
  Fill: [...parameters, 'GraphicFill'],
  Stroke: [...parameters, 'GraphicStroke', 'GraphicFill'],
  Font: parameters,
  Halo: ['Radius', 'Fill'],
  LabelPlacement: ['PointPlacement', 'LinePlacement'],
  PointPlacement: ['AnchorPoint', 'Displacement', 'Rotation'],
  LinePlacement: [],
};

/** Parameters of a pen, a fill or a font that are read. */
const readParameters: ReadonlySet<string> = new Set([
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-opacity',
    'stroke-width',
    'stroke-linejoin',
    'stroke-linecap',
  ],
  ...['stroke-dasharray', 'font-family', 'font-size', 'font-style', 'font-weight'],
]);

/** Names what an element and those in it have that no reader looks at. */
export function noteUnreadElements(element: XmlElement, own: LossNotes): void {
  if (!Object.hasOwn(known, element.name)) return;
  const { uom = '' } = element.attributes;
  if (uom !== '' && !/pixel$/i.test(uom)) own.add('uom', 'ground-unit', 'pixel');
  const isKnown = ({ name }: XmlElement): boolean => known[element.name].includes(name);
  const others = element.children.filter((one) => !isKnown(one));
  noteUnread(others.map(valueOf), new Set(), { IsRepeated: ['false'], IsAligned: null }, own);
  const written = parameters.flatMap((name) => childrenOf(element, name));
  noteUnread(
    written.map((one) => [one.attributes.name ?? '', literal(one)] as const),
    readParameters,
    {},
    own,
  );
  // A column of geometry is what is drawn anyhow.
  const computed = find(element, 'Geometry')?.children.some(({ name }) => name !== 'PropertyName');
  if (computed) own.add('Geometry', 'expression');
  if (element.name === 'Font') noteBoldItalic(written, own);
  if (element.name === 'LabelPlacement') noteAnchor(find(element, 'PointPlacement'), own);
  for (const one of element.children) if (isKnown(one)) noteUnreadElements(one, own.below(one.name));
}

/** Vendor options by their own names; what is computed has no text. */
const valueOf = (one: XmlElement): readonly [name: string, value: string] =>
  one.name === 'VendorOption'
    ? [`VendorOption ${one.attributes.name ?? ''}`, one.text.trim()]
    : [one.name, literal(one) ?? 'an expression'];

/** Here a face is bold or italic. */
function noteBoldItalic(written: readonly XmlElement[], notes: LossNotes): void {
  const text = (name: string): string =>
    literal(written.find(({ attributes }) => attributes.name === name)) ?? 'normal';
  if (text('font-weight') === 'bold' && text('font-style') !== 'normal')
    notes.add('font-style', 'unsupported', 'normal');
}

/** A label begins at its point where nothing else is said; here the middle of it is there. */
function noteAnchor(placement: XmlElement | undefined, notes: LossNotes): void {
  if (!placement) return;
  const at = (name: string, otherwise: number): number =>
    Number(literal(find(placement, 'AnchorPoint', name)) ?? otherwise);
  if (at('AnchorPointX', 0) !== 0.5 || at('AnchorPointY', 0.5) !== 0.5)
    notes.below('PointPlacement').add('AnchorPoint', 'unsupported', 'the middle');
}
