import type { rampZh } from './zh-cn';

/** Words of the editors in English: ramp. */
export const rampEn: Readonly<Record<keyof typeof rampZh, string>> = {
  'preview.ramp': 'Ramp {name}',
  'ramp.custom': 'Custom',
};
