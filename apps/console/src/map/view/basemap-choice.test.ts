import type { Basemaps } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { chosenBasemap, groundsOf, uncarried } from './basemap-choice';

const tiles: Basemaps['layers'][number] = {
  ...{ id: 'b', name: 'b', type: 'xyz', url: '/{z}/{x}/{y}.png', attribution: '', projection: 'EPSG:3857' },
  ...{ minZoom: 0, maxZoom: 18, wmts: null },
};
const bare: Basemaps = { layers: [], tiandituKey: null };
const keyed: Basemaps = { layers: [], tiandituKey: 'k' };
const both: Basemaps = { layers: [tiles], tiandituKey: 'k' };
const unasked = { ground: null, names: null };

describe('what a map is drawn on', () => {
  it('is land where the installation has nothing else', () => {
    expect(groundsOf(bare)).toEqual(['land', 'none']);
    expect(chosenBasemap(unasked, bare)).toEqual({ ground: 'land', names: false });
  });

  it('is the map of the installation before those of Tianditu, whose names come with them', () => {
    expect(groundsOf(both)).toEqual(['installation', 'vec', 'img', 'ter', 'land', 'none']);
    expect(chosenBasemap(unasked, both)).toEqual({ ground: 'installation', names: false });
    expect(chosenBasemap(unasked, keyed)).toEqual({ ground: 'vec', names: true });
  });

  it('is what a person has chosen, as long as it is offered', () => {
    expect(chosenBasemap({ ground: 'img', names: false }, both)).toEqual({ ground: 'img', names: false });
    expect(chosenBasemap({ ground: 'land', names: true }, both)).toEqual({ ground: 'land', names: true });
    expect(chosenBasemap({ ground: 'img', names: true }, bare)).toEqual({ ground: 'land', names: false });
  });
});

describe('maps of the installation in a projection', () => {
  const local = { ...tiles, id: 'c', name: 'c', projection: 'EPSG:999999' };
  const offered: Basemaps = { layers: [tiles, local], tiandituKey: null };

  it('are left out where nobody knows the way from theirs', () => {
    expect(uncarried({ ground: 'installation', names: false }, offered, 'EPSG:3857')).toEqual([local]);
    expect(uncarried({ ground: 'land', names: false }, offered, 'EPSG:3857')).toEqual([]);
  });
});
