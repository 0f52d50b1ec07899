import type { ColorRamp } from '../color-ramp';
import { rampsOf } from './ramp';

const ramp = rampsOf('This project, Apache-2.0');

/**
 * Ramps of this project: the default of rasters, and a plain one from white to the default fill colour.
 */
export const houseRamps: readonly ColorRamp[] = [
  ramp('cyan-to-purple', 'sequential', true, '00ffff 00d8ff 00acff 007dff 2450f5 4a2be0 6a10c0 800080'),
  ramp('white-to-green', 'sequential', true, 'ffffff ebf1e9 d6e3d2 c2d5bc adc7a5 96b88a 86a879 769868'),
];
