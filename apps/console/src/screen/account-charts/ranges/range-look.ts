import type { ChartLook } from '../chart/chart-look';

/** Hues of ranges that people with weak colour vision tell apart, on light and on dark ground. */
const hues = {
  light: { low: '#d08a1d', high: '#2f6fb2', wide: '#b5d3c4', narrow: '#4f9a78', middle: '#6b3fa0' },
  dark: { low: '#e8b04d', high: '#6fa8e0', wide: '#2c5544', narrow: '#4fb286', middle: '#d9b8ff' },
};

/** The colours of the ends of distributions, and of the parts of a range. */
export const rangeColors = ({ isDark }: Pick<ChartLook, 'isDark'>) => hues[isDark ? 'dark' : 'light'];
