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

/** A layer out of a file of the reader, by the key that it has in this tab. */
export interface OwnPlace {
  readonly own: string;
}

/** A layer of the list. */
export interface ListedLayer {
  /** Null: the result that is chosen in the bar. */
  readonly of: ResultPlace | OwnPlace | null;
  readonly visible: boolean;
  /** 0-1. */
  readonly opacity: number;
  /** It is one of the group whose line is the next one above. */
  readonly inGroup?: boolean;
}

/** The head of a group; the layers below it that say so are in it. */
export interface ListedGroup {
  readonly group: string;
  readonly visible: boolean;
}

/** A line of the layer list, the topmost on the map first. */
export type ListedLine = ListedLayer | ListedGroup;

/** The layers on the map, one result of which bar, table and style dialog speak of. */
export interface LayerList {
  readonly chosen: ResultPlace;
  readonly items: readonly ListedLine[];
}

/** More results than this make the map slow and nobody wiser. */
export const mostLayers = 8;

/** More lines than this nobody made by hand. */
const mostLines = 60;

/** Letters of the name of a group. */
export const groupNameMax = 40;

export const shown = { visible: true, opacity: 1 } as const;
const token = /^(\.?)(!?)(?:(here)|~(\w+)|([sp])([01]):(.+?)(?:\*([01]):(.+?))?)(?:@(\d{1,3}))?$/;

export const isGroup = (line: ListedLine): line is ListedGroup => 'group' in line;
export const isOwn = (of: ListedLayer['of']): of is OwnPlace => of !== null && 'own' in of;
export const isResult = (line: ListedLine): line is ListedLayer => !isGroup(line) && !isOwn(line.of);

export const placeText = ({ model, layerType, compareFlag, minus }: ResultPlace): string =>
  `${layerType === 5 ? 's' : 'p'}${compareFlag}:${model}` +
  (minus ? `*${subtractedText(minus.model, minus.compareFlag)}` : '');

/** What tells layers apart. */
export function placeKey(of: ListedLayer['of']): string {
  if (of === null) return 'here';
  return 'own' in of ? `~${of.own}` : placeText(of);
}

/** A list as the address of the page has it; empty for the chosen result alone. */
export function listText(items: readonly ListedLine[]): string {
  const [only, ...more] = items;
  if (more.length === 0 && (!only || (!isGroup(only) && only.visible && only.opacity === 1))) return '';
  return items
    .map((line) => {
      const hidden = line.visible ? '' : '!';
      // Blanks divide lines; what is encoded here can be read back, any name.
      if (isGroup(line)) return `${hidden}(${line.group.replaceAll('%', '%25').replaceAll(' ', '%20')}`;
      const opacity = line.opacity === 1 ? '' : `@${Math.round(100 * line.opacity)}`;
      return `${line.inGroup ? '.' : ''}${hidden}${placeKey(line.of)}${opacity}`;
    })
    .join(' ');
}

function readGroup(word: string): ListedGroup | null {
  const [, hidden, text = ''] = /^(!?)\((.+)$/.exec(word) ?? [];
  if (hidden === undefined) return null;
  try {
    const name = decodeURIComponent(text).trim().slice(0, groupNameMax);
    return name === '' ? null : { group: name, visible: hidden === '' };
  } catch {
    return null;
  }
}

/** Reads an address: what nobody can read, and what is there twice, is left out; the chosen result is always there. */
export function readList(text: string, chosen: ResultPlace): ListedLine[] {
  const seen = new Set([placeText(chosen)]);
  let results = 1;
  const items = text.split(' ').flatMap((word): ListedLine[] => {
    const group = readGroup(word);
    if (group) return [group];
    const [, member, hidden, isHere, own, type, year, model = '', flag, minus, percent] =
      token.exec(word) ?? [];
    if (hidden === undefined) return [];
    const look = {
      visible: hidden === '',
      opacity: percent === undefined ? 1 : Math.min(100, Number(percent)) / 100,
      ...(member !== '' && { inGroup: true }),
    };
    const of: ListedLayer['of'] =
      isHere !== undefined
        ? null
        : own !== undefined
          ? { own }
          : {
              ...{ model, layerType: type === 's' ? 5 : 3, compareFlag: year === '1' ? 1 : 0 },
              ...(minus !== undefined && { minus: { model: minus, compareFlag: flag === '1' ? 1 : 0 } }),
            };
    const key = placeKey(of);
    if (seen.has(key)) return [];
    seen.add(key);
    if (of && !isOwn(of) && ++results > mostLayers) return [];
    return [{ of, ...look }];
  });
  const whole = seen.has(placeKey(null)) ? items : [{ of: null, ...shown }, ...items];
  return tidy(whole.slice(0, mostLines));
}

/** Only what is below a group or one of its layers is in a group. */
export function tidy(items: readonly ListedLine[]): ListedLine[] {
  let inside = false;
  return items.map((line) => {
    if (isGroup(line)) inside = true;
    else if (!line.inGroup) inside = false;
    else if (!inside) return outside(line);
    return line;
  });
}

export function outside({ inGroup: _in, ...line }: ListedLayer): ListedLayer {
  return line;
}
