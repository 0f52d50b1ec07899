import type { fieldsZh } from './zh-cn';

/** Words of the editors in English: several fields together. */
export const fieldsEn: Readonly<Record<keyof typeof fieldsZh, string>> = {
  'fields.place': 'Field {number}',
  'fields.none': 'None',
};
