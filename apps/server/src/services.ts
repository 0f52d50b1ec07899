import type { Config } from './config';
import type { FileStore } from './file/file-store';
import type { runGeodataTask } from './geodata/host';
import type { NoticeWay } from './notice/notice-way';
import type { DissolvedDistricts } from './region/district-cache';
import type { Database } from './store/database';
import type { Lease } from './store/lease';
import type { Secrets } from './store/secrets';

/** Who waits for an answer. */
export interface Caller {
  readonly signal?: AbortSignal;
  /** The id of the user: what is too much of one is refused. */
  readonly client?: string;
}

/** What domain functions work with. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly files: FileStore;
  readonly secrets: Secrets;
  /** Of this process: what it has in hand names it. */
  readonly lease: Lease;
  /** The parser host with the configured clock and memory cap. */
  readonly geodata: typeof runGeodataTask;
  readonly dissolvedDistricts: DissolvedDistricts;
  /** The ways that notices take. */
  readonly noticeWays: readonly NoticeWay[];
  /** The clock, so that tests can move it. */
  readonly now: () => Date;
  /** Work that outlives its request (copies, runs): awaited when the server closes. */
  readonly background: (name: string, work: (signal: AbortSignal) => Promise<void>) => void;
  /** Unexpected faults that concern the operator, not the user. */
  readonly report: (error: unknown, what: string) => void;
}
