import type { User } from './queries';

/** A signed-in user and the session that proves it. */
export interface SignedIn {
  readonly user: User;
  readonly tokenHash: string;
  /** When the user signed in. */
  readonly since: Date;
  /** A hash of the user and the network that they signed in from; null for a session of an older program. */
  readonly network: string | null;
}
