import type { User } from './queries';

/** A signed-in user and the session that proves it. */
export interface SignedIn {
  readonly user: User;
  readonly tokenHash: string;
  /** When the user signed in. */
  readonly since: Date;
}
