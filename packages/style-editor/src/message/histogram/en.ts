import type { histogramZh } from './zh-cn';

/** Words of the editors in English: histogram and breaks. */
export const histogramEn: Readonly<Record<keyof typeof histogramZh, string>> = {
  'histogram.title': 'Histogram',
  'histogram.empty': 'There is no histogram',
  'histogram.mean': 'Mean {value}',
  'histogram.log': 'Log scale',
  'histogram.breaks': 'Breaks',
  'histogram.break': 'Break {number}',
  'histogram.ends': 'Stretch range',
  'histogram.class-count': 'Class {number}: {count}',
  'histogram.hint':
    'Arrow keys move, with Shift finely, Home and End as far as possible; Page Up and Page Down go to the other breaks; hold Alt while dragging for values that are not round.',
  'histogram.hint-count': 'Insert or a double click adds a break, Delete removes it.',
  'histogram.add': 'Add a break',
  'histogram.remove': 'Remove the break',
  'histogram.share': 'Share',
  'paste.not-number': 'Value {place}, “{got}”, is not a valid number',
  'paste.out-of-byte-range': 'Value {place}, {got}, is not between -255 and 255',
  'paste.not-ascending': 'Value {place}, {got}, must be greater than {before} before it',
  'paste.count': '{got} breaks were pasted; {min} to {max} are allowed',
};
