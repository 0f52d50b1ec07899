import type { ChartLook } from '../chart/chart-look';

/** Of a chart that is drawn without a page. */
export const plainLook: ChartLook = {
  ...{ isDark: false, text: '#000', muted: '#666', line: '#ccc', surface: '#fff', font: 'sans-serif' },
  textSize: 12,
};
