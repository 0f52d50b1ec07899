import { describe, expect, it } from 'vitest';
import { addLayer, changeAt, chooseAt } from './change-list';
import { listText, readList } from './listed-layers';
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
  it('has groups and layers of the reader', () => {
    expect(readList('!(a%20b .~k1@30 .here p1:a:b', water)).toEqual([
      { group: 'a b', visible: false },
      { of: { own: 'k1' }, visible: true, opacity: 0.3, inGroup: true },
      { of: null, ...look, inGroup: true },
      { of: carbon, ...look },
    ]);
  });
  it('has no layer in a group that is not there, and no group without a name', () => {
    expect(readList('.here (%20 (%E0%A4%A', water)).toEqual([{ of: null, ...look }]);
  });
  it('has 8 results at most', () => {
    const many = Array.from({ length: 12 }, (_, index) => `p0:m${index}`).join(' ');
    expect(readList(many, water)).toHaveLength(8);
  });
});
