import type { ColorRamp } from '../color-ramp';
import { rampsOf } from './ramp';

const matplotlib = rampsOf('Smith, van der Walt and Firing (2015), bids.github.io/colormap, CC0-1.0');
const nunez = rampsOf('Nunez, Anderton and Renslow (2018), doi.org/10.1371/journal.pone.0199239, CC0-1.0');
const google = rampsOf(
  'Mikhailov, Google (2019), gist.github.com/mikhailov-work/ee72ba4191942acecc03fe6da94fc73f, Apache-2.0',
);

/** Eleven equal steps of the maps of matplotlib, of cividis and of turbo. */
export const perceptualRamps: readonly ColorRamp[] = [
  matplotlib(
    'viridis',
    'sequential',
    true,
    '440154 482475 414487 355f8d 2a788e 21918c 22a884 44bf70 7ad151 bddf26 fde725',
  ),
  matplotlib(
    'plasma',
    'sequential',
    true,
    '0d0887 41049d 6a00a8 8f0da4 b12a90 cc4778 e16462 f2844b fca636 fcce25 f0f921',
  ),
  matplotlib(
    'inferno',
    'sequential',
    true,
    '000004 160b39 420a68 6a176e 932667 bc3754 dd513a f37819 fca50a f6d746 fcffa4',
  ),
  matplotlib(
    'magma',
    'sequential',
    true,
    '000004 140e36 3b0f70 641a80 8c2981 b73779 de4968 f7705c fe9f6d fecf92 fcfdbf',
  ),
  nunez(
    'cividis',
    'sequential',
    true,
    '002051 0a326a 2b446e 4d566d 696970 7f7c75 948f78 ada476 caba6a ead156 fdea45',
  ),
  google(
    'turbo',
    'sequential',
    true,
    '23171b 4a58dd 2f9df5 27d7c4 4df884 95fb51 dedd32 ffa423 f65f18 ba2208 900c00',
  ),
];
