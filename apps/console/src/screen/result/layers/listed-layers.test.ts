import { describe, expect, it } from 'vitest';
import { addLayer, changeAt, chooseAt, listText, moveTo, readList, removeAt } from './listed-layers';
import type { LayerList, ResultPlace } from './listed-layers';

const water: ResultPlace = { model: 'water', layerType: 5, compareFlag: 0 };
const carbon: ResultPlace = { model: 'a:b', layerType: 3, compareFlag: 1 };
const look = { visible: true, opacity: 1 };
const alone: LayerList = { chosen: water, items: [{ of: null, ...look }] };
const two = addLayer(alone, carbon);

describe('the address of a list', () => {
  it('is empty for the chosen result alone', () => {
    expect(listText(alone.items)).toBe('');
    expect(readList('', water)).toEqual(alone.items);
  });
  it('keeps order, visibility and opacity', () => {
    const { items } = changeAt(changeAt(two, 1, { visible: false }), 0, { opacity: 0.4 });
    expect(listText(items)).toBe('here@40 !s0:water');
    expect(readList('here@40 !s0:water', carbon)).toEqual(items);
  });
  it('keeps what is subtracted', () => {
    const change = { ...carbon, minus: { model: 'c-d', compareFlag: 0 } } as const;
    const { items } = chooseAt(changeAt(addLayer(two, change), 0, { opacity: 0.4 }), 1);
    expect(listText(items)).toBe('p1:a:b*0:c-d@40 here s0:water');
    expect(readList('p1:a:b*0:c-d@40 here s0:water', carbon)).toEqual(items);
  });
  it('leaves out what nobody can read, and what is there twice', () => {
    expect(readList('x s0:water p1:a:b here here p1:a:b@999', water)).toEqual([
      { of: carbon, ...look },
      { of: null, ...look },
    ]);
  });
});

describe('lines', () => {
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
  });
  it('are moved', () =>
    expect(moveTo(two, 0, 1).items.map(({ of }) => of?.model)).toEqual(['water', undefined]));
});
