import { expect, it } from 'vitest';
import { cssColor } from './css-color';

it.each([
  ['white', { r: 255, g: 255, b: 255, a: 1 }],
  ['RebeccaPurple', { r: 102, g: 51, b: 153, a: 1 }],
  ['hsl(120, 100%, 50%)', { r: 0, g: 255, b: 0, a: 1 }],
  ['hsla(0, 100%, 50%, 0.5)', { r: 255, g: 0, b: 0, a: 0.5 }],
  ['#f008', { r: 255, g: 0, b: 0, a: 136 / 255 }],
  ['constructor', null],
  ['hsl(x)', null],
  ['', null],
])('reads %s', (text, color) => expect(cssColor(text)).toEqual(color));
