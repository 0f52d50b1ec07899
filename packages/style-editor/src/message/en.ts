import { clipboardEn } from './clipboard/en';
import { classesEn } from './classes/en';
import { colorEn } from './color/en';
import { dialogEn } from './dialog/en';
import { fieldEn } from './field/en';
import { fieldsEn } from './fields/en';
import { histogramEn } from './histogram/en';
import { labelEn } from './label/en';
import { libraryEn } from './library/en';
import { problemEn } from './problem/en';
import { rampEn } from './ramp/en';
import { rasterEn } from './raster/en';
import { schemeEn } from './scheme/en';
import { stepEn } from './step/en';
import { symbolEn } from './symbol/en';
import type { Messages } from './messages';

/** Words of the editors in English, one folder a topic. */
export const en: Messages = {
  ...clipboardEn,
  ...classesEn,
  ...colorEn,
  ...dialogEn,
  ...fieldEn,
  ...fieldsEn,
  ...histogramEn,
  ...labelEn,
  ...libraryEn,
  ...problemEn,
  ...rampEn,
  ...rasterEn,
  ...schemeEn,
  ...stepEn,
  ...symbolEn,
};
