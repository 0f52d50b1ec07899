/** A type of a tree. */
export interface TypeNode {
  readonly value: string;
  readonly label: string;
  /** Null at the top. */
  readonly parent: string | null;
}

/** Whether a type is chosen, by itself or with the type above it, or some of what is below it. */
export type Chosen = 'all' | 'some' | 'none';

/** A type and those above it, nearest first. */
function lineOf(types: readonly TypeNode[], value: string): string[] {
  const parent = types.find((type) => type.value === value)?.parent ?? null;
  return parent === null ? [value] : [value, ...lineOf(types, parent)];
}

/** The types directly below one, or at the top. */
export function childrenOf(types: readonly TypeNode[], value: string | null): TypeNode[] {
  return types.filter(({ parent }) => parent === value);
}

/** Whether a type is chosen; a chosen type brings all below it. */
export function chosenState(types: readonly TypeNode[], chosen: readonly string[], value: string): Chosen {
  if (lineOf(types, value).some((one) => chosen.includes(one))) return 'all';
  return chosen.some((one) => lineOf(types, one).includes(value)) ? 'some' : 'none';
}

/** The chosen types after a click on one; without one below it, a chosen type is replaced by the others there. */
export function toggleType(types: readonly TypeNode[], chosen: readonly string[], value: string): string[] {
  const order = (values: readonly string[]) =>
    types.map((type) => type.value).filter((one) => values.includes(one));
  const line = lineOf(types, value);
  const above = line.find((one) => chosen.includes(one));
  if (above === undefined)
    return order([...chosen.filter((one) => !lineOf(types, one).includes(value)), value]);
  const path = line.slice(0, line.indexOf(above) + 1);
  const others = path
    .slice(1)
    .flatMap((parent) => childrenOf(types, parent).map((type) => type.value))
    .filter((one) => !path.includes(one));
  return order([...chosen.filter((one) => one !== above), ...others]);
}

/** The types whose label holds a text, with those above them; all for an empty text. */
export function foundTypes(types: readonly TypeNode[], text: string): TypeNode[] {
  const wanted = text.trim().toLowerCase();
  const found = types.filter(({ label }) => label.toLowerCase().includes(wanted));
  const kept = new Set(found.flatMap(({ value }) => lineOf(types, value)));
  return types.filter(({ value }) => kept.has(value));
}
