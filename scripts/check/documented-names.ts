import { publicNames } from './public-names';

/** A package whose doc comments are checked. */
export interface DocumentedPackage {
  readonly folder: string;
  /** Whose comments are checked: all names, or functions alone where schemas and their types explain themselves. */
  readonly names: 'all' | 'functions';
  /** Files whose examples need a page: these are compiled, all others are run as well. */
  readonly needsPage: RegExp | null;
}

/** Packages whose every public name is explained, and whose functions show a call. */
export const documentedPackages: readonly DocumentedPackage[] = [
  { folder: 'packages/raster', names: 'all', needsPage: null },
  { folder: 'packages/ecosystem-models', names: 'all', needsPage: null },
  { folder: 'packages/api-client', names: 'functions', needsPage: /\/src\/client/ },
  { folder: 'packages/style-editor', names: 'all', needsPage: /\/src\/(?!state\/draft|port\/)/ },
  {
    folder: 'packages/map-engine',
    names: 'all',
    needsPage:
      /\/src\/(?:layer\/(?!vector\/feature-info)|map\/|renderer\/|source\/(?!geojson|to-feature)|symbol\/(?:canvas|draw))/,
  },
];

/** Public names of the packages without a doc comment, and public functions without an `@example` in it. */
export function documentedNames(): Promise<string[]> {
  const problems = documentedPackages.flatMap(({ folder, names }) =>
    publicNames(folder).names.flatMap(({ name, place, documented, isFunction, example }) => {
      if (names === 'functions' && !isFunction) return [];
      if (!documented) return [`${place}: ${name} has no doc comment`];
      return isFunction && example === null ? [`${place}: function ${name} shows no @example`] : [];
    }),
  );
  return Promise.resolve(problems);
}
