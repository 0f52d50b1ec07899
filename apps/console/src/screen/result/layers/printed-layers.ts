import type { OpenedLayer } from '../../../map/layer/opened-layer';
import type { PrintedLayer } from '../../../map/tools/printed-page';
import { entryName } from './layer-entries';
import type { useLayers } from './use-layers';

/** The layers that are seen, as an exported page explains them. */
export function printedLayers(
  { entries, others }: Pick<ReturnType<typeof useLayers>, 'entries' | 'others'>,
  chosen: OpenedLayer,
): PrintedLayer[] {
  return entries.flatMap((entry): PrintedLayer[] => {
    const opened = entry.item.of === null ? chosen : others.get(entry.key);
    if (!opened || !entry.seen) return [];
    return [{ opened, name: entryName(entry) }];
  });
}
