/**
 * English words for those in Chinese. What is counted may also have a form for one: `rows_one` beside `rows`, which
 * i18next takes for a count of 1.
 */
export type English<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : English<Words[Key]>;
} & {
  readonly [Key in keyof Words & string as Words[Key] extends string ? `${Key}_one` : never]?: string;
};
