import type { CalculatedModel } from '@gep/api-client';
import type { LayerContext } from '../../../map/layer/layer-context';
import type { LayerPlace } from '../../../map/layer/layer-place';
import type { OwnLayer } from '../../../map/own/own-layer';
import { placeOf } from '../layer-context';
import type { YearOfModel } from '../subtraction';
import { isGroup, placeKey } from './listed-layers';
import type { LayerList, ListedGroup, ListedLayer, OwnPlace, ResultPlace } from './listed-layers';

interface Line {
  /** The same for a line wherever it is moved. */
  readonly key: string;
  /** Its place in the list. */
  readonly index: number;
  readonly name: string;
}

interface Drawn extends Line {
  readonly item: ListedLayer;
  /** What the layer is, beside its name. */
  readonly detail: string;
  /** It is on the map: neither itself nor its group is hidden. */
  readonly seen: boolean;
  /** Place in the drawing order. */
  readonly zIndex: number;
}

/** A line of the layer list with all that is known of its result. */
export interface ResultEntry extends Drawn {
  readonly kind: 'result';
  readonly place: LayerPlace;
  readonly context: LayerContext;
}

/** A line with a layer of the reader. */
export interface OwnEntry extends Drawn {
  readonly kind: 'own';
  readonly own: OwnLayer;
}

export interface GroupEntry extends Line {
  readonly kind: 'group';
  readonly item: ListedGroup;
}

export type LayerEntry = ResultEntry | OwnEntry;
export type LineEntry = LayerEntry | GroupEntry;

/** A picture of the reader: it has no style, no legend and no values. */
export const isPicture = (entry: LineEntry): boolean => entry.kind === 'own' && entry.own.kind === 'picture';

/** What is shown of a result, or of a result minus another one. */
export type EntryWords = (
  layerType: 3 | 5,
  from: YearOfModel,
  minus: YearOfModel | null,
) => Pick<ResultEntry, 'name' | 'detail' | 'context'>;

/** What the lines of a list can stand for. */
interface Known {
  readonly projectId: string;
  readonly models: readonly CalculatedModel[];
  readonly own: readonly OwnLayer[];
  readonly words: EntryWords;
  readonly ownDetail: (layer: OwnLayer) => string;
}

/** The lines of a list, the topmost first; nothing for models and layers that are not there. */
export function lineEntries({ chosen, items }: LayerList, known: Known): LineEntry[] {
  let groups = 0;
  let groupSeen = true;
  return items.flatMap((item, index): LineEntry[] => {
    if (isGroup(item)) {
      groupSeen = item.visible;
      groups += 1;
      return [{ kind: 'group', key: `group-${groups}`, index, name: item.group, item }];
    }
    const shared = {
      ...{ key: placeKey(item.of), index, item },
      seen: item.visible && (groupSeen || !item.inGroup),
      zIndex: items.length - index,
    };
    const { of } = item;
    if (of && 'own' in of) return ownEntry(of, known).map((entry) => ({ ...shared, ...entry }));
    return resultEntry(of ?? chosen, known).map((entry) => ({ ...shared, ...entry }));
  });
}

function ownEntry({ own: key }: OwnPlace, { own, ownDetail }: Known) {
  return own
    .filter((layer) => layer.key === key)
    .map((layer) => ({ kind: 'own' as const, own: layer, name: layer.name, detail: ownDetail(layer) }));
}

function resultEntry(result: ResultPlace, { projectId, models, words }: Known) {
  const { layerType, compareFlag } = result;
  const model = models.find(({ id }) => id === result.model);
  const minusModel = models.find(({ id }) => id === result.minus?.model);
  if (!model || (result.minus && !minusModel)) return [];
  const from = { model, compareFlag };
  const minus = minusModel && result.minus ? { ...result.minus, model: minusModel } : null;
  const place = placeOf(projectId, layerType, from);
  return [{ kind: 'result' as const, place, ...words(layerType, from, minus) }];
}

/** A line as it is named in full. */
export const entryName = ({ name, detail }: Pick<LayerEntry, 'name' | 'detail'>): string =>
  `${name} · ${detail}`;
