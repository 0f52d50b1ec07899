import type { colorZh } from './zh-cn';

/** Words of the editors in English: color. */
export const colorEn: Readonly<Record<keyof typeof colorZh, string>> = {
  'color.area': 'Saturation and brightness',
  'color.area-value': 'Saturation {saturation}%, brightness {brightness}%',
  'color.hue': 'Hue',
  'color.alpha': 'Opacity',
  'color.hex': 'Hex',
  'color.red': 'Red',
  'color.green': 'Green',
  'color.blue': 'Blue',
  'color.recent': 'Recent colours',
  'color.palette': 'Colours of the ramp',
  'color.pick': 'Pick from the screen',
  'color.invalid': 'Not a colour; write it like #769868',
};
