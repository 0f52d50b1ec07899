/** Words of the editors in Chinese: ramp. */
export const rampZh = {
  'preview.ramp': '色带 {name}',
  'ramp.custom': '自定义',
};
