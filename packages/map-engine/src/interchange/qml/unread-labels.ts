import type { VectorGeometry } from '../../model';
import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { noteUnread } from '../unread';
import type { Neutral } from '../unread';
import {
  neutralBox,
  neutralDrawing,
  neutralFormat,
  neutralHalo,
  neutralPlace,
  neutralText,
} from './neutral-labels';
import { isDataDefined, lengthIn } from './read-properties';

/** Around the text of a label with a background, in CSS pixels, as the map draws it. */
export const boxPadding = { x: 3, y: 1 } as const;

/** Names what the labels of a layer have and this library does not draw. */
export function noteUnreadLabels(settings: XmlElement, geometry: VectorGeometry, notes: LossNotes): void {
  const own = notes.below('labeling');
  const text = find(settings, 'text-style');
  const attributes = (element: XmlElement | undefined, neutral: Neutral): void =>
    noteUnread(attributesOf(element), new Set(), neutral, own);
  attributes(text, neutralText);
  attributes(find(settings, 'text-format'), neutralFormat);
  attributes(find(settings, 'placement'), neutralPlace);
  attributes(find(settings, 'rendering'), neutralDrawing);
  const isOn = (name: string, flag: string): boolean => find(text, name)?.attributes[flag] === '1';
  if (isOn('text-buffer', 'bufferDraw')) attributes(find(text, 'text-buffer'), neutralHalo);
  if (isOn('background', 'shapeDraw')) {
    attributes(find(text, 'background'), neutralBox);
    noteBoxSize(find(text, 'background'), own);
  }
  if (isOn('shadow', 'shadowDraw')) own.add('shadowDraw', 'unsupported');
  if (isOn('text-mask', 'maskEnabled')) own.add('maskEnabled', 'unsupported');
  if (isDataDefined(settings, 'dd_properties') || isDataDefined(text, 'dd_properties'))
    own.add('dd_properties', 'expression');
  const callout = childrenOf(find(settings, 'callout', 'Option'), 'Option');
  if (callout.some((one) => one.attributes.name === 'enabled' && one.attributes.value === '1'))
    own.add('callout', 'unsupported');
  const place = find(settings, 'placement')?.attributes;
  if (place) notePlacement(place, geometry, own);
}

const attributesOf = (element: XmlElement | undefined): [string, string][] =>
  Object.entries(element?.attributes ?? {}).filter(([name]) => !name.endsWith('MapUnitScale'));

/** A box is as large as its text and a margin; the margin is always the same. */
function noteBoxSize(box: XmlElement | undefined, notes: LossNotes): void {
  const { shapeSizeX = '0', shapeSizeY = '0', shapeSizeUnit = 'MM' } = box?.attributes ?? {};
  const far = (size: string, padding: number): boolean =>
    Math.abs(lengthIn(shapeSizeUnit, Number(size), 'offset') - padding) > 0.5;
  if (far(shapeSizeX, boxPadding.x) || far(shapeSizeY, boxPadding.y))
    notes.add('shapeSizeX', 'unsupported', `${boxPadding.x} × ${boxPadding.y} px`);
}

/** Placements of QGIS by their numbers: those that put a label where this library does. */
const placements = { point: ['1'], polygon: ['0', '1', '4'], line: ['2', '3', '4'] } as const;

function notePlacement(
  { placement = '0', quadOffset = '4', placementFlags = '0' }: Readonly<Record<string, string>>,
  geometry: VectorGeometry,
  notes: LossNotes,
): void {
  const known: readonly string[] = placements[geometry];
  if (!known.includes(placement))
    notes.add('placement', 'unsupported', geometry === 'line' ? 'along the line' : 'over the point');
  if (geometry !== 'line' && placement === '1' && quadOffset !== '4')
    notes.add('quadOffset', 'unsupported', 'over the point');
  // The first flag is "on the line".
  if (geometry === 'line' && placement !== '4' && Number(placementFlags) % 2 === 0)
    notes.add('placementFlags', 'unsupported', 'on the line');
}
