/** Languages of the site: the folder of their pages and the tag of `lang`. */
export const languages = { en: { folder: '', tag: 'en' }, zh: { folder: 'zh/', tag: 'zh-CN' } } as const;

export type Language = keyof typeof languages;

/** A text in every language of the site. */
export type Words = Readonly<Record<Language, string>>;

/** An example of the gallery: the name of its file in `site/example`, and what a visitor reads about it. */
export interface Example {
  readonly name: string;
  readonly title: Words;
  readonly about: Words;
  /** What visitors search for that neither title nor text says. */
  readonly keywords?: string;
}

/** Examples of one subject. */
export interface ExampleGroup {
  readonly name: string;
  readonly title: Words;
  readonly examples: readonly Example[];
}
