import { publicNames } from './public-names';

/** Packages whose every public name is explained, and whose functions show a call. */
export const documentedPackages = ['packages/map-engine'];

/** Public names of the packages without a doc comment, and public functions without an `@example` in it. */
export function documentedNames(): Promise<string[]> {
  const problems = documentedPackages.flatMap((folder) =>
    publicNames(folder).names.flatMap(({ name, place, documented, isFunction, example }) => {
      if (!documented) return [`${place}: ${name} has no doc comment`];
      return isFunction && example === null ? [`${place}: function ${name} shows no @example`] : [];
    }),
  );
  return Promise.resolve(problems);
}
