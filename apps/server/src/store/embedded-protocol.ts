/** What the thread is started with. */
export interface ThreadData {
  readonly folder: string;
  /** Files of the database that may be open at once. */
  readonly mostFiles: number;
}

/** What the server asks of the thread of the embedded database. */
export type ThreadRequest = { readonly id: number } & (
  { readonly kind: 'send'; readonly messages: Uint8Array } | { readonly kind: 'close' }
);

/** Its answer: bytes, or the message of a failure. Number 0 is the opening of the database. */
export interface ThreadReply {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly failure?: string;
}
