import { subtractedText } from '../subtraction';

/** A result: which one, of which type and year. */
export interface ResultPlace {
  /** Id of the calculated model. */
  readonly model: string;
  /** 3 partition statistics, 5 spatial result. */
  readonly layerType: 3 | 5;
  /** 0 current year, 1 comparable year. */
  readonly compareFlag: 0 | 1;
  /** Result of the same type that is subtracted from it; absent: none. */
  readonly minus?: Pick<ResultPlace, 'model' | 'compareFlag'>;
}

/** A line of the layer list, the topmost on the map first. */
export interface ListedLayer {
  /** Null: the result that is chosen in the bar. */
  readonly of: ResultPlace | null;
  readonly visible: boolean;
  /** 0-1. */
  readonly opacity: number;
}

/** The results on the map, one of which bar, table and style dialog speak of. */
export interface LayerList {
  readonly chosen: ResultPlace;
  readonly items: readonly ListedLayer[];
}

/** More rasters than this make the map slow and nobody wiser. */
export const mostLayers = 8;

const shown = { visible: true, opacity: 1 } as const;
const token = /^(!?)(?:(here)|([sp])([01]):(.+?)(?:\*([01]):(.+?))?)(?:@(\d{1,3}))?$/;

const placeText = ({ model, layerType, compareFlag, minus }: ResultPlace): string =>
  `${layerType === 5 ? 's' : 'p'}${compareFlag}:${model}` +
  (minus ? `*${subtractedText(minus.model, minus.compareFlag)}` : '');

/** What tells results apart. */
export const placeKey = (of: ResultPlace | null): string => (of === null ? 'here' : placeText(of));

/** A list as the address of the page has it; empty for the chosen result alone. */
export function listText(items: readonly ListedLayer[]): string {
  const [only, ...more] = items;
  if (more.length === 0 && (!only || (only.visible && only.opacity === 1))) return '';
  return items
    .map(
      ({ of, visible, opacity }) =>
        `${visible ? '' : '!'}${placeKey(of)}${opacity === 1 ? '' : `@${Math.round(100 * opacity)}`}`,
    )
    .join(' ');
}

/** Reads an address: what nobody can read, and what is there twice, is left out; the chosen result is always there. */
export function readList(text: string, chosen: ResultPlace): ListedLayer[] {
  const seen = new Set([placeText(chosen)]);
  let here = false;
  const items = text.split(' ').flatMap((word): ListedLayer[] => {
    const [, hidden, isHere, type, year, model = '', flag, minus, percent] = token.exec(word) ?? [];
    if (hidden === undefined) return [];
    const look = {
      visible: hidden === '',
      opacity: percent === undefined ? 1 : Math.min(100, Number(percent)) / 100,
    };
    if (isHere !== undefined) {
      if (here) return [];
      here = true;
      return [{ of: null, ...look }];
    }
    const of: ResultPlace = {
      ...{ model, layerType: type === 's' ? 5 : 3, compareFlag: year === '1' ? 1 : 0 },
      ...(minus !== undefined && { minus: { model: minus, compareFlag: flag === '1' ? 1 : 0 } }),
    };
    if (seen.has(placeText(of))) return [];
    seen.add(placeText(of));
    return [{ of, ...look }];
  });
  return (here ? items : [{ of: null, ...shown }, ...items]).slice(0, mostLayers);
}

/** The line at an index becomes the chosen result; the one that was chosen stays where it is. */
export function chooseAt({ chosen, items }: LayerList, index: number): LayerList {
  const of = items[index]?.of ?? null;
  if (of === null) return { chosen, items };
  return {
    chosen: of,
    items: items.map((item, at) =>
      at === index ? { ...item, of: null } : item.of === null ? { ...item, of: chosen } : item,
    ),
  };
}

/** Puts a result on top and chooses it; one that is there already is chosen alone. */
export function addLayer(list: LayerList, place: ResultPlace): LayerList {
  if (placeText(place) === placeText(list.chosen)) return list;
  const at = list.items.findIndex(({ of }) => of && placeText(of) === placeText(place));
  if (at >= 0) return chooseAt(list, at);
  return chooseAt({ ...list, items: [{ of: place, ...shown }, ...list.items] }, 0);
}

/** Takes a line away; where it was the chosen one, the next one is chosen. The last line stays. */
export function removeAt(list: LayerList, index: number): LayerList {
  if (list.items.length < 2) return list;
  const next = index + 1 < list.items.length ? index + 1 : index - 1;
  const { chosen, items } = list.items[index]?.of === null ? chooseAt(list, next) : list;
  return { chosen, items: items.filter((_item, at) => at !== index) };
}

export function moveTo({ chosen, items }: LayerList, from: number, to: number): LayerList {
  const rest = items.filter((_item, at) => at !== from);
  return { chosen, items: [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)] };
}

export function changeAt(
  { chosen, items }: LayerList,
  index: number,
  part: Partial<Omit<ListedLayer, 'of'>>,
): LayerList {
  return { chosen, items: items.map((item, at) => (at === index ? { ...item, ...part } : item)) };
}
