/** A rule of dependency-cruiser: what a folder may import of the packages and apps. */
export const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only ${allowed.join(', ') || 'itself'}`,
  from: { path: `^${from}/`, pathNot: ['/testing/', '\\.test\\.tsx?$'] },
  to: {
    path: '^(packages|apps)/',
    // Dependencies of a single workspace are in its own node_modules.
    pathNot: ['/node_modules/', `^${from}/`, ...allowed.map((path) => `^${path}(/|$)`)],
  },
});
