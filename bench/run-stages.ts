/** What a run does one after the other. */
export const stages = ['pretreatment', 'windows', 'layers', 'total'] as const;
export type Stage = (typeof stages)[number];

export interface RunTimes {
  readonly ms: number;
  /** Of the server and its threads, without the parser processes. */
  readonly processorMs: number;
  /** The longest time without news in each stage. */
  readonly gaps: Partial<Record<Stage, number>>;
}

export interface ProjectTimes {
  /** With the preparation of the inputs. */
  readonly first: RunTimes;
  /** With the inputs of the first; of a set whose runs are stopped, none. */
  readonly next: RunTimes | null;
  /** From the call to the end of the run. */
  readonly stops: Partial<Record<Stage, number>>;
  readonly megabytes: number;
}
