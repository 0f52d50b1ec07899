// Changes in trees of JSON for the tests of the codec.

type Owner = Record<string | number, unknown>;

/** Every place in a tree that holds a value. */
export function slotsOf(tree: unknown): [Owner, string][] {
  if (typeof tree !== 'object' || tree === null) return [];
  const owner = tree as Owner;
  return Object.keys(owner).flatMap((key): [Owner, string][] => [[owner, key], ...slotsOf(owner[key])]);
}

/** The tree with an unknown property in some of its objects. */
export function withUnknownParts(tree: unknown, state: { seed: number }): unknown {
  if (Array.isArray(tree)) return tree.map((item) => withUnknownParts(item, state));
  if (typeof tree !== 'object' || tree === null) return tree;
  const copy = Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, withUnknownParts(value, state)]),
  );
  state.seed = (Math.imul(state.seed, 48271) + 11) | 0;
  return state.seed % 2 === 0 ? copy : { ...copy, unknownPart: { seed: state.seed, list: [1, { b: null }] } };
}
