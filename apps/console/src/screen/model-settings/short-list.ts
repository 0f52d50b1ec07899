/** Names that are shown of a list. */
const named = 4;

/** The first names of a list, and whether there are more. */
export function shortList(names: readonly string[], separator: string): string {
  return names.slice(0, named).join(separator) + (names.length > named ? '…' : '');
}
