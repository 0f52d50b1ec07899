import { describe, expect, it } from 'vitest';
import {
  addGroup,
  addLayer,
  changeAt,
  chooseAt,
  moveBy,
  moveTo,
  putInto,
  removeAt,
  withOwn,
} from './change-list';
import { listText, readList } from './listed-layers';
import type { LayerList, ResultPlace } from './listed-layers';

const water: ResultPlace = { model: 'water', layerType: 5, compareFlag: 0 };
const carbon: ResultPlace = { model: 'a:b', layerType: 3, compareFlag: 1 };
const look = { visible: true, opacity: 1 };
const alone: LayerList = { chosen: water, items: [{ of: null, ...look }] };
const two = addLayer(alone, carbon);

/** A list as its address. */
const listOf = (text: string): LayerList => ({ chosen: water, items: readList(text, water) });
const textOf = ({ items }: LayerList) => listText(items);

describe('results', () => {
  it('are added on top and chosen, once', () => {
    expect(two).toEqual({
      chosen: carbon,
      items: [
        { of: null, ...look },
        { of: water, ...look },
      ],
    });
    expect(addLayer(two, carbon)).toBe(two);
    expect(addLayer(two, water)).toEqual(chooseAt(two, 1));
  });
  it('keep their places when another one is chosen', () => {
    expect(chooseAt(two, 1)).toEqual({
      chosen: water,
      items: [
        { of: carbon, ...look },
        { of: null, ...look },
      ],
    });
  });
  it('are removed; after the chosen one the next one is chosen, and the last one stays', () => {
    expect(removeAt(two, 1)).toEqual({ chosen: carbon, items: [{ of: null, ...look }] });
    expect(removeAt(two, 0)).toEqual({ chosen: water, items: [{ of: null, ...look }] });
    expect(removeAt(alone, 0)).toBe(alone);
    const withFile = listOf('here ~a');
    expect(removeAt(withFile, 0)).toBe(withFile);
    expect(textOf(removeAt(listOf('p0:x ~a here'), 2))).toBe('here ~a');
  });
  it('are moved', () => expect(textOf(moveTo(two, 0, 1))).toBe('s0:water here'));
  it('are the only lines that are chosen', () => {
    const list = listOf('(G here ~a');
    expect([chooseAt(list, 0), chooseAt(list, 2)]).toEqual([list, list]);
  });
});

describe('groups', () => {
  it.each([
    // Between layers of a group, below an empty head, at its end from outside and from inside, and out of it.
    ['here (G .p0:x .p0:y', 0, 2, '(G .p0:x .here .p0:y'],
    ['here (G', 0, 1, '(G .here'],
    ['here (G .p0:x p0:y', 0, 2, '(G .p0:x here p0:y'],
    ['(G .here .p0:x p0:y', 1, 2, '(G .p0:x .here p0:y'],
    ['(G .here .p0:x p0:y', 1, 3, '(G .p0:x p0:y here'],
    ['(G .here p0:x', 1, 0, 'here (G p0:x'],
    // With their layers, and never into each other.
    ['(G .p0:x here', 0, 2, 'here (G .p0:x'],
    ['here (G .p0:x', 1, 0, '(G .p0:x here'],
    ['(G .p0:x (H .p0:y .here p0:z', 0, 3, '(H .p0:y .here (G .p0:x p0:z'],
    ['(H .p0:y .here (G .p0:x', 3, 2, '(G .p0:x (H .p0:y .here'],
  ])('%s: dragged from %i to %i', (text, from, to, after) =>
    expect(textOf(moveTo(listOf(text), from, to))).toBe(after),
  );
  it('are entered and left by keys, one step at a time', () => {
    const steps = (text: string, index: number, by: 1 | -1, count: number) => {
      let moved = { list: listOf(text), index };
      return Array.from({ length: count }, () => {
        moved = moveBy(moved.list, moved.index, by);
        return textOf(moved.list);
      });
    };
    expect(steps('(G .p0:x here', 2, -1, 4)).toEqual([
      '(G .p0:x .here',
      '(G .here .p0:x',
      'here (G .p0:x',
      'here (G .p0:x',
    ]);
    expect(steps('here (G .p0:x', 0, 1, 4)).toEqual([
      '(G .here .p0:x',
      '(G .p0:x .here',
      '(G .p0:x here',
      '(G .p0:x here',
    ]);
    expect(steps('(G .p0:x here (H .p0:y', 0, 1, 3)).toEqual([
      'here (G .p0:x (H .p0:y',
      'here (H .p0:y (G .p0:x',
      'here (H .p0:y (G .p0:x',
    ]);
    expect(steps('here (G .p0:x', 1, -1, 2)).toEqual(['(G .p0:x here', '(G .p0:x here']);
  });
  it('take layers in at their end, and let them out right below', () => {
    expect(textOf(putInto(listOf('here (G .p0:x p0:y'), 0, 1).list)).toBe('(G .p0:x .here p0:y');
    expect(textOf(putInto(listOf('(G .p0:x here'), 2, 0).list)).toBe('(G .p0:x .here');
    expect(textOf(putInto(listOf('(G .here .p0:x p0:y'), 1, -1).list)).toBe('(G .p0:x here p0:y');
  });
  it('are made on top, or around one layer, and go without their layers', () => {
    expect(textOf(addGroup(listOf('here p0:x'), '水 系', null).list)).toBe('(水%20系 here p0:x');
    expect(textOf(addGroup(listOf('here p0:x'), 'G', 1).list)).toBe('here (G .p0:x');
    expect(textOf(addGroup(listOf('(A .here .p0:x'), 'G', 1).list)).toBe('(A .p0:x (G .here');
    expect(textOf(removeAt(listOf('(G .here .p0:x (H .p0:y'), 0))).toBe('here p0:x (H .p0:y');
  });
  it('are hidden and renamed', () => {
    const list = changeAt(changeAt(listOf('(G .here'), 0, { visible: false }), 0, { group: '100%' });
    expect(textOf(list)).toBe('!(100%25 .here');
    expect(readList('!(100%25 .here', water)).toEqual(list.items);
  });
});

describe('layers of the reader', () => {
  it('are on top where the list does not name them, and leave it with their files', () => {
    expect(listText(withOwn(readList('here ~a@50', water), ['a', 'b', 'c']))).toBe('~c ~b here ~a@50');
    expect(listText(withOwn(readList('(G .~a .here', water), []))).toBe('(G .here');
  });
});
