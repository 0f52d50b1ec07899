import { isGroup, isResult, outside, placeKey, placeText, shown, tidy } from './listed-layers';
import type { LayerList, ListedLine, ResultPlace } from './listed-layers';

/** The line at an index becomes the chosen result; the one that was chosen stays where it is. Only results are chosen. */
export function chooseAt({ chosen, items }: LayerList, index: number): LayerList {
  const line = items[index];
  if (!line || isGroup(line) || line.of === null || 'own' in line.of) return { chosen, items };
  return {
    chosen: line.of,
    items: items.map((item, at) => {
      if (at === index) return { ...line, of: null };
      return !isGroup(item) && item.of === null ? { ...item, of: chosen } : item;
    }),
  };
}

/** Puts a result on top and chooses it; one that is there already is chosen alone. */
export function addLayer(list: LayerList, place: ResultPlace): LayerList {
  if (placeText(place) === placeText(list.chosen)) return list;
  const at = list.items.findIndex((line) => !isGroup(line) && placeKey(line.of) === placeText(place));
  if (at >= 0) return chooseAt(list, at);
  return chooseAt({ ...list, items: [{ of: place, ...shown }, ...list.items] }, 0);
}

/** Whether a line can go: the last result stays. */
export function canRemove({ items }: LayerList, index: number): boolean {
  const line = items[index];
  return line !== undefined && (!isResult(line) || items.filter(isResult).length > 1);
}

/**
 * Takes a line away; where it was the chosen result, the next one is chosen. The last result stays, and so do the layers
 * of a group whose head goes.
 */
export function removeAt(list: LayerList, index: number): LayerList {
  if (!canRemove(list, index)) return list;
  const line = list.items[index];
  let left = list;
  if (!isGroup(line) && line.of === null) {
    const below = list.items.findIndex((one, at) => at > index && isResult(one));
    left = chooseAt(
      list,
      below >= 0 ? below : list.items.findLastIndex((one, at) => at < index && isResult(one)),
    );
  }
  const end = isGroup(line) ? endOf(list.items, index) : index;
  return {
    chosen: left.chosen,
    items: left.items.flatMap((item, at) => {
      if (at === index) return [];
      return [at > index && at < end && !isGroup(item) ? outside(item) : item];
    }),
  };
}

/** Index after the last layer of the group at an index. */
export function endOf(items: readonly ListedLine[], group: number): number {
  let end = group + 1;
  while (isMember(items[end])) end += 1;
  return end;
}

/** Index of the group that a line is in; -1 for none. */
export function groupOf(items: readonly ListedLine[], index: number): number {
  return isMember(items[index]) ? items.findLastIndex((line, at) => at < index && isGroup(line)) : -1;
}

const isMember = (line: ListedLine | undefined): boolean =>
  line !== undefined && !isGroup(line) && line.inGroup === true;

/**
 * Moves a line to the place of another one, a group with its layers. A layer that is dropped between the layers of a
 * group, or right below its empty head, is in it; at the end of a group it stays in or out, as it was.
 */
export function moveTo({ chosen, items }: LayerList, from: number, to: number): LayerList {
  const line = items[from];
  if (isGroup(line)) return { chosen, items: moveGroup(items, from, to) };
  const rest = items.filter((_item, at) => at !== from);
  const above = rest[to - 1];
  const inGroup =
    isMember(rest[to]) || (above !== undefined && isGroup(above)) || (isMember(above) && isMember(line));
  const moved = inGroup ? { ...line, inGroup } : outside(line);
  return { chosen, items: tidy([...rest.slice(0, to), moved, ...rest.slice(to)]) };
}

/** Groups are not put into each other: one that would land in another one goes on to its end, or to its head. */
function moveGroup(items: readonly ListedLine[], from: number, to: number): readonly ListedLine[] {
  const end = endOf(items, from);
  if (to > from && to < end) return items;
  const block = items.slice(from, end);
  const rest = [...items.slice(0, from), ...items.slice(end)];
  let at = to < from ? to : to - block.length + 1;
  while (isMember(rest[at])) at += to < from ? -1 : 1;
  return [...rest.slice(0, at), ...block, ...rest.slice(at)];
}

/** A list and where the line is in it that was moved. */
export interface Moved {
  readonly list: LayerList;
  readonly index: number;
}

/** Moves a line by one step: at the edge of a group a layer goes in or out before it goes on. */
export function moveBy(list: LayerList, index: number, by: 1 | -1): Moved {
  const { chosen, items } = list;
  const line = items[index];
  const next = by > 0 && isGroup(line) ? endOf(items, index) : index + by;
  const other = items[next];
  const stay = { list, index };
  if (isGroup(line)) {
    if (other === undefined) return stay;
    const to = by > 0 ? (isGroup(other) ? endOf(items, next) - 1 : next) : Math.max(next, 0);
    const moved = moveGroup(items, index, to);
    return { list: { chosen, items: moved }, index: moved.indexOf(line) };
  }
  const member = isMember(line);
  const enters =
    !member && other !== undefined && (by > 0 ? isGroup(other) : isGroup(other) || isMember(other));
  const leaves = member && (by > 0 ? !isMember(other) : other !== undefined && isGroup(other));
  const changed = enters ? { ...line, inGroup: true } : leaves ? outside(line) : line;
  // Into a group from below, and out of it downwards, the order stays as it is.
  const swaps = by > 0 ? !leaves : !enters;
  if (swaps && other === undefined) return stay;
  const after = [...items];
  if (swaps) after[index] = other;
  const at = swaps ? next : index;
  after[at] = changed;
  return { list: { chosen, items: tidy(after) }, index: at };
}

/** Puts a layer at the end of a group, or (-1) right below the group that it is in. */
export function putInto({ chosen, items }: LayerList, index: number, group: number): Moved {
  const line = items[index];
  const own = groupOf(items, index);
  if (isGroup(line) || own === group) return { list: { chosen, items }, index };
  const to = endOf(items, group < 0 ? own : group);
  const at = index < to ? to - 1 : to;
  const rest = items.filter((_item, place) => place !== index);
  const moved = group < 0 ? outside(line) : { ...line, inGroup: true };
  return { list: { chosen, items: [...rest.slice(0, at), moved, ...rest.slice(at)] }, index: at };
}

/** Makes a group on top, or around one layer where that is. */
export function addGroup({ chosen, items }: LayerList, name: string, around: number | null): Moved {
  const head = { group: name, visible: true };
  if (around === null) return { list: { chosen, items: [head, ...items] }, index: 0 };
  const line = items[around];
  if (isGroup(line)) return { list: { chosen, items }, index: around };
  const own = groupOf(items, around);
  const free = own < 0 ? { list: { chosen, items }, index: around } : putInto({ chosen, items }, around, -1);
  const { index } = free;
  const rest = free.list.items;
  const grouped = [...rest.slice(0, index), head, { ...line, inGroup: true }, ...rest.slice(index + 1)];
  return { list: { chosen, items: grouped }, index };
}

/** Draws a line otherwise, or gives a group another name. */
export function changeAt(
  { chosen, items }: LayerList,
  index: number,
  part: { readonly visible?: boolean; readonly opacity?: number; readonly group?: string },
): LayerList {
  const { group, opacity, ...both } = part;
  return {
    chosen,
    items: items.map((item, at) => {
      if (at !== index) return item;
      if (isGroup(item)) return { ...item, ...both, ...(group !== undefined && { group }) };
      return { ...item, ...both, ...(opacity !== undefined && { opacity }) };
    }),
  };
}

/** The list with the layers of the tab: those that it does not name are on top, those that are gone are not in it. */
export function withOwn(items: readonly ListedLine[], keys: readonly string[]): ListedLine[] {
  const there = items.filter(
    (line) => isGroup(line) || line.of === null || !('own' in line.of) || keys.includes(line.of.own),
  );
  const named = new Set(there.map((line) => (isGroup(line) ? '' : placeKey(line.of))));
  const fresh = keys.filter((key) => !named.has(placeKey({ own: key })));
  return tidy([...fresh.toReversed().map((own) => ({ of: { own }, ...shown })), ...there]);
}
