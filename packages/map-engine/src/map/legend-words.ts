import { valueKey } from '../model';
import type { LegendEntry } from '../scheme';
import { fill } from './legend-messages';
import type { LegendMessages } from './legend-messages';
import type { LegendSection } from './legend-model';

/** Heading of a section: the layer's name, and the kind of geometry in a mixed layer. */
export function titleOf({ layer, scheme }: LegendSection, messages: LegendMessages): string {
  const part = layer.kind === 'mixed' && scheme.geometry !== 'raster' ? messages[scheme.geometry] : '';
  return [layer.model.name, part].filter((word) => word !== '').join(' · ');
}

/** What stands beside the picture of a line. */
export function labelOf(entry: LegendEntry, messages: LegendMessages): string {
  if (entry.kind !== 'channel') return entry.label || wordOf(entry.key, messages);
  return `${messages[entry.channel]} · ${entry.label || fill(messages.band, { band: entry.band + 1 })}`;
}

/** What a class without a label is called. */
function wordOf(key: string, { all, other, noValue, emptyText }: LegendMessages): string {
  return { other, [valueKey([null])]: noValue, [valueKey([''])]: emptyText }[key] ?? all;
}
