import type { Role } from '@gep/api-client/contract';

/** Who did something, written down as it was then: accounts may be renamed or deleted later. */
export interface Actor {
  /** Through the console or the API, with the import of a project folder, or with the sample project. */
  readonly by: 'user' | 'import' | 'sample';
  readonly userId: string;
  readonly userName: string;
  readonly role: Role;
}

/** What somebody did, and when. */
export interface StoredDeed extends Actor {
  readonly time: string;
}
