import { describe, expect, it } from 'vitest';
import { levelsOf } from './levels-of';

const districts = (...levels: string[]) => levels.map((level) => ({ level }));

describe('the level that is shown first', () => {
  it('is the highest with several districts', () =>
    expect(levelsOf(districts('county', 'county', 'county', 'province', 'city', 'city'))).toEqual({
      levels: ['province', 'city', 'county'],
      first: 'city',
    }));
  it('is the highest where every level has one', () =>
    expect(levelsOf(districts('county', 'province')).first).toBe('province'));
});
