/** Codes of what the console itself refuses; their words are under `fault`. */
export const consoleFaults = ['difference-same', 'difference-apart'] as const;

/** A fault that the console itself finds, by the key of its words under `fault`. */
export class ConsoleFault extends Error {
  constructor(readonly code: (typeof consoleFaults)[number]) {
    super(code);
    this.name = 'ConsoleFault';
  }
}
