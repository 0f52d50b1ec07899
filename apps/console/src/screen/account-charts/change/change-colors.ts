import type { ChartLook } from '../chart/chart-look';
import type { PartKey } from './change-figures';

/** Hues that people with weak colour vision tell apart, on light and on dark ground. */
const hues: Readonly<Record<'light' | 'dark', Readonly<Record<PartKey | 'year', string>>>> = {
  light: { extent: '#1f7a55', yield: '#2f6fb2', price: '#d08a1d', other: '#8c9a93', year: '#5d6b64' },
  dark: { extent: '#4fb286', yield: '#6fa8e0', price: '#e8b04d', other: '#7d8c84', year: '#a4b2ab' },
};

/** The colours of the parts of a change, and of the values of years. */
export const partColors = ({ isDark }: Pick<ChartLook, 'isDark'>) => hues[isDark ? 'dark' : 'light'];
