import { lazy, Suspense } from 'react';
import type { SelectProps } from './select-props';
import { ShortSelect } from './short-select';

/** A list that is longer is searched by typing. */
const longest = 24;

/** The list with a search, as `load` brings it; the whole list where that fails, so that a choice is possible all the same. */
export const searchOrWhole = (
  load: () => Promise<{ readonly SearchSelect: typeof ShortSelect }>,
): Promise<typeof ShortSelect> =>
  load().then(
    ({ SearchSelect }) => SearchSelect,
    () => ShortSelect,
  );

/** Its script comes with the first such list. A lazy component would lose the type of the values. */
const LongSelect = lazy(async () => ({
  default: await searchOrWhole(() => import('./search-select')),
})) as unknown as typeof ShortSelect;

/**
 * One of a list; Headless UI finds options by their first letters, long lists and lists to add to have a search.
 * @example
 * const options = [
 *   { value: 5, label: 'Five classes' },
 *   { value: 7, label: 'Seven classes' },
 * ];
 * <Select label="Classes" value={5} options={options} onChange={set} />;
 */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const isLong = props.typedOption !== undefined || props.options.length > longest;
  const short = <ShortSelect {...props} />;
  if (!isLong) return short;
  return (
    <Suspense fallback={short}>
      <LongSelect {...props} />
    </Suspense>
  );
}
