import { labelPlacements, labelSymbol } from '../model';
import type { LabelSymbol } from '../model';
import { styleCaps } from './caps';
import { fillCodec } from './fill-codec';
import { fontStyle, offset, opacity, shortText, size } from './shared-parts';
import { asObject, bool, color, list, nullable, optionalParts, read, words } from './wire';
import type { Json, JsonObject, WireCodec } from './wire';
import { object } from './wire-object';

const one = object<LabelSymbol>(labelSymbol(), {
  useLabel: ['useLabel', bool],
  field: ['fieldName', nullable(shortText)],
  fontFamily: ['font', shortText],
  fontStyle: ['fontStyle', fontStyle],
  size: ['size', size],
  color: ['color', color],
  opacity: ['opacity', opacity],
  offsetX: ['offsetX', offset],
  offsetY: ['offsetY', offset],
  rotation: ['rotation', offset],
  placement: ['placement', words(labelPlacements)],
  haloColor: ['haloColor', color],
  haloWidth: ['haloWidth', size],
  priorityField: ['priorityField', nullable(shortText)],
  allowOverlap: ['allowOverlap', bool],
  minResolution: ['minResolution', nullable(size)],
  maxResolution: ['maxResolution', nullable(size)],
  useBackground: ['useBackground', bool],
  background: ['background', fillCodec],
});

const labels = list(one, styleCaps.labels);

/**
 * Labels on the wire: `{ labels: [...] }`. The first is ours; further ones and unknown parts beside the list are
 * kept in the label's extra, under names that the label's own wire form does not use.
 */
export const labelCodec: WireCodec<LabelSymbol> = {
  decode: (value, at) => {
    const wire = asObject(value, at);
    const given = read(wire, 'labels', labels, [], at);
    const label = given[0] ?? labelSymbol();
    if (given.length < 2) return label;
    const furtherLabels: unknown = (wire.labels as unknown[]).slice(1);
    return { ...label, extra: { ...label.extra, furtherLabels } };
  },
  encode: (label): JsonObject => {
    const { furtherLabels = [], ...extra } = { ...label.extra };
    return { labels: [one.encode({ ...label, extra }), ...(furtherLabels as Json[])] };
  },
  schema: { type: 'object', properties: optionalParts({ labels }) },
};
