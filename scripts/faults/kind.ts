import type { Stage } from './stage';
import type { Lane } from './lane';

/** Work of the server that faults meet: lanes that run beside each other. */
export interface Kind {
  readonly name: string;
  /** Prepares a stage with a fresh copy of the sample for its lanes. */
  lanes(stage: Stage): Promise<Lane[]>;
  /** Waits for the moment of a kill in the work that has just begun; left out: any moment of a step. */
  moment?(stage: Stage, random: () => number): Promise<void>;
}
