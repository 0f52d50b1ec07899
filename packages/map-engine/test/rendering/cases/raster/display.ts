import type { StretchOptions } from '../../../../src/scheme';
import { stretchScheme } from '../../../../src/scheme';
import { cellsOf, rasterSheet } from '../../raster-sheet';

const background = { used: true, value: [7, 0, 0], color: '#ff0000' } as const;
const steps = cellsOf((x, y) => (y < 0.5 ? Math.floor(x * 10) : 9 - Math.floor(x * 10)));
const coarse = Float32Array.of(0, 9, 3, 6, 2, 7, 9, 1, 5);
const heights = { relief: { used: true, zFactor: 300 } } as const;
const tile = (options: StretchOptions) => ({ scheme: stretchScheme({ ramp: 'viridis', ...options }) });

/**
 * Brightness, contrast, gamma and a ramp turned round; a value as background; light from the north-west and from the
 * south-east; nine cells as they are and mixed by their distance.
 */
export default rasterSheet([
  tile({ brightness: 30 }),
  tile({ contrast: 60, gamma: 0.7 }),
  tile({ reverse: true, noDataColor: '#00000080', opacity: 0.7 }),
  { ...tile({ background }), bands: [steps] },
  tile(heights),
  tile({ relief: { ...heights.relief, azimuth: 135, sunAngle: 20 } }),
  { ...tile({}), bands: [coarse], side: 3 },
  { ...tile({ resampling: 'bilinear' }), bands: [coarse], side: 3 },
]);
