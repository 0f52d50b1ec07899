import type { Extent } from '@gep/map-engine/geometry';

/** A file whose coordinates nobody can place. */
export interface ProjectionQuestion {
  readonly file: string;
  /** The file names no system, one that nobody understands, or one that its coordinates do not fit. */
  readonly why: 'none' | 'unknown' | 'outside';
  /** Of its coordinates, as they are. */
  readonly extent: Extent;
}

/** Asks the reader for the system of a file; null: the file is left out. */
export type AskProjection = (question: ProjectionQuestion) => Promise<string | null>;
