import { SearchSelect } from './search-select';
import type { SelectProps } from './select-props';
import { ShortSelect } from './short-select';

/** A list that is longer is searched by typing. */
const longest = 24;

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
  const searched = props.typedOption !== undefined || props.options.length > longest;
  return searched ? <SearchSelect {...props} /> : <ShortSelect {...props} />;
}
