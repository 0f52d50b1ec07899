/** Words of the editors in Chinese: color. */
export const colorZh = {
  'color.area': '饱和度与明度',
  'color.area-value': '饱和度 {saturation}%，明度 {brightness}%',
  'color.hue': '色相',
  'color.alpha': '不透明度',
  'color.hex': '十六进制',
  'color.red': '红',
  'color.green': '绿',
  'color.blue': '蓝',
  'color.recent': '最近使用',
  'color.palette': '色带颜色',
  'color.pick': '从屏幕取色',
  'color.invalid': '无法识别的颜色，例如 #769868',
};
