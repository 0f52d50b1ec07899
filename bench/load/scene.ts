/** What the server of a row finds when it starts. */
export interface Scene {
  /** The calculated sample region, whose total has a raster of 10,000 x 10,000 cells. */
  readonly calculated: string;
  /** Empty projects of the same owner: with the calculated one 41. */
  readonly empty: readonly string[];
  readonly ownerId: string;
  /** Sessions of the owner. */
  readonly sessions: readonly string[];
  /** Users with one project each, signed in once. */
  readonly others: readonly OtherUser[];
}

export interface OtherUser {
  readonly userId: string;
  readonly token: string;
  readonly projectId: string;
}

/** Cells a side of the large raster. */
export const largeSide = 10_000;

/** Path of the total of a project in the calls of layers. */
export const totalLayer = (kind: 'vector' | 'raster', projectId: string): string =>
  `/gep/user/layer/${kind}/${projectId}/totalGep/${kind === 'vector' ? 3 : 5}/totalGep/data`;
