import { dialogEn } from './dialog/en';
import { fieldEn } from './field/en';
import { libraryEn } from './library/en';
import { problemEn } from './problem/en';
import { rampEn } from './ramp/en';
import { schemeEn } from './scheme/en';
import { stepEn } from './step/en';
import { symbolEn } from './symbol/en';
import type { Messages } from './messages';

/** Words of the editors in English, one folder a topic. */
export const en: Messages = {
  ...dialogEn,
  ...fieldEn,
  ...libraryEn,
  ...problemEn,
  ...rampEn,
  ...schemeEn,
  ...stepEn,
  ...symbolEn,
};
