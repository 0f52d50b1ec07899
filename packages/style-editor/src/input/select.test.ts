import { expect, it } from 'vitest';
import { searchOrWhole } from './select';
import { ShortSelect } from './short-select';

it('a long list is shown whole where the list with a search cannot be loaded', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await searchOrWhole(offline)).toBe(ShortSelect);
});

it('a long list has a search once that is loaded', async () => {
  const SearchSelect: typeof ShortSelect = () => null as never;
  expect(await searchOrWhole(() => Promise.resolve({ SearchSelect }))).toBe(SearchSelect);
});
