/** A task that says how far it is while it is at work. */
export interface CountedTask {
  /**
   * One number in memory shared with the server: the rows that are done. A row counts once a band where it is checked, and
   * twice where it is written, when it is read and when it is written.
   */
  readonly rowsDone?: Int32Array;
}
