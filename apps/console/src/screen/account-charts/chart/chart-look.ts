import type { SuperiorType } from '@gep/api-client';

/** Colours and font of a chart, from the tokens of the page. */
export interface ChartLook {
  readonly isDark: boolean;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
  readonly font: string;
  /** Of small texts, in CSS pixels: it grows where the page is scaled down. */
  readonly textSize: number;
}

/** The hues of the groups of services, on light and on dark ground. */
const groupHues: Readonly<Record<'light' | 'dark', Readonly<Record<SuperiorType, string>>>> = {
  light: { production: '#b8862b', regulation: '#1f7a55', culture: '#5b6fb5' },
  dark: { production: '#d6a54a', regulation: '#4fb286', culture: '#8fa0dd' },
};

export const groupColors = ({ isDark }: Pick<ChartLook, 'isDark'>) => groupHues[isDark ? 'dark' : 'light'];

/** More, less, and what is compared with. */
const changeHues = {
  light: { more: '#2f6fb2', less: '#c2571a', other: '#7f8d86' },
  dark: { more: '#6fa8e0', less: '#e8894d', other: '#7d8c84' },
};

export const changeColors = ({ isDark }: Pick<ChartLook, 'isDark'>) => changeHues[isDark ? 'dark' : 'light'];

/** The look of an element: that of the page, or of the theme that the element names. */
export function lookOf(element: Element): ChartLook {
  const style = getComputedStyle(element);
  const sizer = document.createElement('span');
  sizer.style.fontSize = 'var(--gep-text-caption)';
  (element === document.documentElement ? document.body : element).append(sizer);
  const textSize = parseFloat(getComputedStyle(sizer).fontSize);
  sizer.remove();
  const token = (name: string): string => style.getPropertyValue(`--gep-${name}`).trim();
  return {
    isDark: style.colorScheme === 'dark',
    text: token('text'),
    muted: token('muted'),
    line: token('line'),
    surface: token('surface'),
    font: token('font'),
    textSize,
  };
}

/** The look of paper, for files. */
export function lightLook(): ChartLook {
  const probe = document.createElement('div');
  probe.dataset.theme = 'light';
  document.body.append(probe);
  const look = lookOf(probe);
  probe.remove();
  // Paper is not scaled.
  return { ...look, textSize: 12 };
}
