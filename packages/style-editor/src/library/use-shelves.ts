import type { SymbolKind } from '@gep/map-engine/model';
import { useState } from 'react';
import type { LibraryStyle, StyleLibrary } from '../port';
import { useLibrary } from './use-library';

/** Public styles, or one's own. */
export type ShelfName = 'public' | 'private';

/** What is shown of a library: a shelf, a group of it, the styles whose names are searched for, and the chosen one. */
export function useShelves(library: StyleLibrary, kind: SymbolKind) {
  const { open, own } = useLibrary(library, kind);
  const [shelf, setShelf] = useState<ShelfName>('public');
  const [search, setSearch] = useState('');
  const [groupId, setGroupId] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);

  const wanted = search.trim().toLowerCase();
  const found = (list: readonly LibraryStyle[]) =>
    list.filter(({ name }) => name.toLowerCase().includes(wanted));
  const groups = open.list?.map((group) => ({ ...group, styles: found(group.styles) })) ?? null;
  const group = groups?.find(({ id }) => id === groupId);
  const all = groups?.flatMap(({ styles }) => styles) ?? [];
  const styles = shelf === 'public' ? (group?.styles ?? all) : found(own.list ?? []);
  return {
    shelf,
    setShelf,
    search,
    setSearch,
    /** The public groups with what was found in each, and before them all without a name; none until they are there. */
    groups: groups ? [{ id: null, name: null, styles: all }, ...groups] : [],
    groupId: group?.id ?? null,
    setGroupId,
    /** Whether the shelf is there, and how to ask for it again. */
    shown: shelf === 'public' ? open : own,
    own,
    styles,
    chosen: styles.find(({ id }) => id === chosenId) ?? null,
    setChosenId,
  };
}
