/**
 * Parts of a saved style that this version does not know. The codec puts them here when it reads and writes
 * them back unchanged; nothing else looks inside and nothing in it is ever executed.
 */
export type Extra = Readonly<Record<string, unknown>>;
