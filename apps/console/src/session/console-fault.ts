/** A fault that the console itself finds, by the key of its words under `fault`. */
export class ConsoleFault extends Error {
  constructor(readonly code: 'difference-same' | 'difference-apart') {
    super(code);
    this.name = 'ConsoleFault';
  }
}
