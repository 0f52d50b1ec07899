import { startPlacing } from '../../../map/own/picture/placing-store';
import type { OwnEntry } from '../layers/layer-entries';

/** What the menu of a layer of the reader does in addition to those of results. */
export function ownActions(
  { own }: OwnEntry,
  style: () => void,
  rename: (key: string, name: string) => void,
) {
  const renameLayer = () => rename(own.key, own.name);
  if (own.kind === 'picture') return { place: () => startPlacing(own.key), renameLayer };
  return { style, renameLayer };
}
