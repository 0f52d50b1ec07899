import type { TFunction } from 'i18next';
import type { MenuAction } from '../../../form/action-menu';
import { groupOf } from './change-list';
import type { LineEntry } from './layer-entries';
import type { ListedLine } from './listed-layers';
import { isGroup } from './listed-layers';

/** What the menu of a line does. */
interface LineHost {
  readonly zoom: () => void;
  /** Absent for results: their style is the tool's at the right of the map. */
  readonly style?: (() => void) | undefined;
  /** Lays a picture on the map. */
  readonly place?: (() => void) | undefined;
  /** Absent for results, which are called what they are. */
  readonly renameLayer?: (() => void) | undefined;
  /** Into a group, by its index; -1: out of its group. */
  readonly put: (group: number) => void;
  readonly rename: () => void;
  /** Makes a group around it. */
  readonly group: () => void;
}

/** The entries of the menu of a line. */
export function lineActions(
  line: LineEntry,
  items: readonly ListedLine[],
  host: LineHost,
  t: TFunction,
): MenuAction[] {
  if (line.kind === 'group') return [{ label: t('map.layers.renameGroup'), onPick: host.rename }];
  const own = groupOf(items, line.index);
  const groups = items.flatMap((item, at) =>
    isGroup(item) && at !== own
      ? [{ label: t('map.layers.into', { name: item.group }), onPick: () => host.put(at) }]
      : [],
  );
  return [
    { label: t('map.layers.zoomTo'), onPick: host.zoom },
    ...(host.style ? [{ label: t('map.own.style'), onPick: host.style }] : []),
    ...(host.place ? [{ label: t('map.picture.place'), onPick: host.place }] : []),
    ...(host.renameLayer ? [{ label: t('map.own.rename'), onPick: host.renameLayer }] : []),
    ...groups,
    ...(own >= 0 ? [{ label: t('map.layers.outOf'), onPick: () => host.put(-1) }] : []),
    { label: t('map.layers.groupThis'), onPick: host.group },
  ];
}
