/** Which rows of a table are marked for editing; keys, so that it outlives sorting. */
export interface RowSelection {
  readonly selected: ReadonlySet<string>;
  /** The row that keys act on; null before the table was entered. */
  readonly active: string | null;
  /** Where a range that Shift extends begins. */
  readonly anchor: string | null;
}

export const openSelection: RowSelection = { selected: new Set(), active: null, anchor: null };

/** What happens to a selection. */
export type SelectAction =
  /** Makes a row the active one; the selection stays. */
  | { readonly type: 'enter'; readonly key: string }
  /** The row alone; alone already: nothing. */
  | { readonly type: 'only'; readonly key: string }
  | { readonly type: 'toggle'; readonly key: string }
  /** From the anchor to the row. */
  | { readonly type: 'extend'; readonly key: string }
  | { readonly type: 'all' | 'clear' };

/** @param order keys of all rows as they are seen. */
export function selectRows(
  state: RowSelection,
  action: SelectAction,
  order: readonly string[],
): RowSelection {
  const { selected } = state;
  switch (action.type) {
    case 'all':
      return { ...state, selected: new Set(order) };
    case 'clear':
      return { ...state, selected: new Set() };
    case 'enter':
      return { ...state, active: action.key };
    case 'only': {
      const alone = selected.size === 1 && selected.has(action.key);
      return { ...at(action.key), selected: new Set(alone ? [] : [action.key]) };
    }
    case 'toggle': {
      const next = new Set(selected);
      if (!next.delete(action.key)) next.add(action.key);
      return { ...at(action.key), selected: next };
    }
    case 'extend': {
      const anchor = state.anchor !== null && order.includes(state.anchor) ? state.anchor : action.key;
      const [one, two] = [order.indexOf(anchor), order.indexOf(action.key)].sort((a, b) => a - b);
      return { active: action.key, anchor, selected: new Set(order.slice(one, two + 1)) };
    }
  }
}

function at(key: string) {
  return { active: key, anchor: key };
}
