/** Every number, text, switch or null inside of a value by its path, e.g. `relief.sunAngle`; `whole` are not opened. */
export function leavesOf(value: object, whole: readonly string[], path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
      const at = path ? `${path}.${name}` : name;
      const opens = typeof part === 'object' && part !== null && !whole.includes(name);
      return opens ? [...leavesOf(part, whole, at)] : [[at, part] as const];
    }),
  );
}

/** Paths at which two values differ. */
export function changedLeaves(before: object, after: object, whole: readonly string[]): string[] {
  const [old, now] = [leavesOf(before, whole), leavesOf(after, whole)];
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths].filter((at) => JSON.stringify(old.get(at)) !== JSON.stringify(now.get(at)));
}
