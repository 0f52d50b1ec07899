import type { TFunction } from 'i18next';

/** In which words figures are told. */
export interface Wording {
  readonly t: TFunction;
  readonly language: string;
}
