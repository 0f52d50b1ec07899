import type { ColorRamp } from '../color-ramp';
import { ramp } from './ramp';

/**
 * Eleven equal steps of the maps of matplotlib (Smith, van der Walt and Firing; CC0), of cividis (Nunez, Anderton
 * and Renslow 2018, CC0) and of turbo (Mikhailov, Google, Apache-2.0).
 */
export const perceptualRamps: readonly ColorRamp[] = [
  ramp(
    'viridis',
    'sequential',
    true,
    '440154 482475 414487 355f8d 2a788e 21918c 22a884 44bf70 7ad151 bddf26 fde725',
  ),
  ramp(
    'plasma',
    'sequential',
    true,
    '0d0887 41049d 6a00a8 8f0da4 b12a90 cc4778 e16462 f2844b fca636 fcce25 f0f921',
  ),
  ramp(
    'inferno',
    'sequential',
    true,
    '000004 160b39 420a68 6a176e 932667 bc3754 dd513a f37819 fca50a f6d746 fcffa4',
  ),
  ramp(
    'magma',
    'sequential',
    true,
    '000004 140e36 3b0f70 641a80 8c2981 b73779 de4968 f7705c fe9f6d fecf92 fcfdbf',
  ),
  ramp(
    'cividis',
    'sequential',
    true,
    '002051 0a326a 2b446e 4d566d 696970 7f7c75 948f78 ada476 caba6a ead156 fdea45',
  ),
  ramp(
    'turbo',
    'sequential',
    true,
    '23171b 4a58dd 2f9df5 27d7c4 4df884 95fb51 dedd32 ffa423 f65f18 ba2208 900c00',
  ),
];
