/** Words of the editors in Chinese: several fields together. */
export const fieldsZh = {
  'fields.place': '字段 {number}',
  'fields.none': '不使用',
};
