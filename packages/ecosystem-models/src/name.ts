/** A word in both languages of the console. */
export interface Name {
  readonly zh: string;
  readonly en: string;
}
