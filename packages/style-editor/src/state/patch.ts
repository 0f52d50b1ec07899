/** The value with some properties replaced; the original stays as it is. Every change of a model goes through here. */
export function patch<T extends object>(value: T, part: Partial<T>): T {
  return { ...value, ...part };
}
