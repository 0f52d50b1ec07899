import { describe, expect, it } from 'vitest';
import { colorRamps, sectionRamps, toRamp } from './index';
import type { RampFilter } from './index';

const words = { sequential: '顺序', diverging: '发散', qualitative: '定性' };
const all: RampFilter = { query: '', type: 'all', safe: false };
const names = (filter: Partial<RampFilter>, recent = [] as Parameters<typeof sectionRamps>[1]) =>
  sectionRamps(colorRamps, recent, { ...all, ...filter }, words).flatMap(({ ramps }) =>
    ramps.map(({ name }) => name),
  );

describe('list of ramps', () => {
  it('shows every preset once, under its type', () => {
    const sections = sectionRamps(colorRamps, [], all, words);
    expect(sections.map(({ name }) => name)).toEqual(['sequential', 'diverging', 'qualitative']);
    expect(names({})).toHaveLength(colorRamps.length);
    expect(new Set(names({})).size).toBe(colorRamps.length);
  });

  it('finds by part of a name and by words of the type', () => {
    expect(names({ query: 'VIRI' })).toEqual(['viridis']);
    expect(names({ query: '定性 set' })).toEqual(['Set1', 'Set2', 'Set3']);
    expect(names({ query: 'set qualitative' })).toEqual(['Set1', 'Set2', 'Set3']);
    expect(names({ query: 'no such ramp' })).toEqual([]);
  });

  it('keeps to a type and to safe ramps', () => {
    const shown = names({ type: 'diverging', safe: true });
    const wanted = colorRamps.filter((ramp) => ramp.type === 'diverging' && ramp.colorBlindSafe);
    expect(shown).toEqual(wanted.map(({ name }) => name));
    expect(shown.length).toBeGreaterThan(0);
  });

  it('puts lately used ramps on top and nowhere else', () => {
    const own = { name: '', colors: ['#000000', '#ffffff'] };
    const shown = names({}, [toRamp('Set2'), own]);
    expect(shown.slice(0, 2)).toEqual(['Set2', '']);
    expect(shown.filter((name) => name === 'Set2')).toHaveLength(1);
    expect(names({ type: 'sequential' }, [toRamp('Set2'), own])).not.toContain('Set2');
  });
});
