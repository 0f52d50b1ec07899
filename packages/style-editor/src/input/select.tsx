import { createElement, Suspense, use } from 'react';
import type { SelectProps } from './select-props';
import { ShortSelect } from './short-select';

/** A list that is longer is searched by typing. */
const longest = 24;

let searching: Promise<typeof ShortSelect> | undefined;

/** The list with a search, whose script comes with the first such list; without it, the whole list. */
const searchSelect = (): Promise<typeof ShortSelect> =>
  (searching ??= import('./search-select').then(
    ({ SearchSelect }) => SearchSelect,
    () => ShortSelect,
  ));

function LongSelect<T extends string | number>(props: SelectProps<T>) {
  return createElement<SelectProps<T>>(use(searchSelect()), props);
}

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
