import type { ColorRamp } from '../color-ramp';
import { rampsOf } from './ramp';

const ramp = rampsOf(
  'Cynthia Brewer, Mark Harrower and The Pennsylvania State University, colorbrewer2.org, Apache-2.0',
);

/**
 * ColorBrewer 2.0: the 8-class sequential, 11-class diverging and 8 colours of the qualitative schemes.
 */
export const colorBrewerRamps: readonly ColorRamp[] = [
  ramp('Blues', 'sequential', true, 'f7fbff deebf7 c6dbef 9ecae1 6baed6 4292c6 2171b5 084594'),
  ramp('Greens', 'sequential', true, 'f7fcf5 e5f5e0 c7e9c0 a1d99b 74c476 41ab5d 238b45 005a32'),
  ramp('Greys', 'sequential', true, 'ffffff f0f0f0 d9d9d9 bdbdbd 969696 737373 525252 252525'),
  ramp('Oranges', 'sequential', true, 'fff5eb fee6ce fdd0a2 fdae6b fd8d3c f16913 d94801 8c2d04'),
  ramp('Purples', 'sequential', true, 'fcfbfd efedf5 dadaeb bcbddc 9e9ac8 807dba 6a51a3 4a1486'),
  ramp('Reds', 'sequential', true, 'fff5f0 fee0d2 fcbba1 fc9272 fb6a4a ef3b2c cb181d 99000d'),
  ramp('BuGn', 'sequential', false, 'f7fcfd e5f5f9 ccece6 99d8c9 66c2a4 41ae76 238b45 005824'),
  ramp('BuPu', 'sequential', true, 'f7fcfd e0ecf4 bfd3e6 9ebcda 8c96c6 8c6bb1 88419d 6e016b'),
  ramp('GnBu', 'sequential', true, 'f7fcf0 e0f3db ccebc5 a8ddb5 7bccc4 4eb3d3 2b8cbe 08589e'),
  ramp('OrRd', 'sequential', true, 'fff7ec fee8c8 fdd49e fdbb84 fc8d59 ef6548 d7301f 990000'),
  ramp('PuBuGn', 'sequential', true, 'fff7fb ece2f0 d0d1e6 a6bddb 67a9cf 3690c0 02818a 016450'),
  ramp('PuBu', 'sequential', true, 'fff7fb ece7f2 d0d1e6 a6bddb 74a9cf 3690c0 0570b0 034e7b'),
  ramp('PuRd', 'sequential', true, 'f7f4f9 e7e1ef d4b9da c994c7 df65b0 e7298a ce1256 91003f'),
  ramp('RdPu', 'sequential', true, 'fff7f3 fde0dd fcc5c0 fa9fb5 f768a1 dd3497 ae017e 7a0177'),
  ramp('YlGnBu', 'sequential', true, 'ffffd9 edf8b1 c7e9b4 7fcdbb 41b6c4 1d91c0 225ea8 0c2c84'),
  ramp('YlGn', 'sequential', true, 'ffffe5 f7fcb9 d9f0a3 addd8e 78c679 41ab5d 238443 005a32'),
  ramp('YlOrBr', 'sequential', true, 'ffffe5 fff7bc fee391 fec44f fe9929 ec7014 cc4c02 8c2d04'),
  ramp('YlOrRd', 'sequential', true, 'ffffcc ffeda0 fed976 feb24c fd8d3c fc4e2a e31a1c b10026'),
  ramp(
    'BrBG',
    'diverging',
    true,
    '543005 8c510a bf812d dfc27d f6e8c3 f5f5f5 c7eae5 80cdc1 35978f 01665e 003c30',
  ),
  ramp(
    'PRGn',
    'diverging',
    true,
    '40004b 762a83 9970ab c2a5cf e7d4e8 f7f7f7 d9f0d3 a6dba0 5aae61 1b7837 00441b',
  ),
  ramp(
    'PiYG',
    'diverging',
    true,
    '8e0152 c51b7d de77ae f1b6da fde0ef f7f7f7 e6f5d0 b8e186 7fbc41 4d9221 276419',
  ),
  ramp(
    'PuOr',
    'diverging',
    true,
    '2d004b 542788 8073ac b2abd2 d8daeb f7f7f7 fee0b6 fdb863 e08214 b35806 7f3b08',
  ),
  ramp(
    'RdBu',
    'diverging',
    true,
    '67001f b2182b d6604d f4a582 fddbc7 f7f7f7 d1e5f0 92c5de 4393c3 2166ac 053061',
  ),
  ramp(
    'RdGy',
    'diverging',
    false,
    '67001f b2182b d6604d f4a582 fddbc7 ffffff e0e0e0 bababa 878787 4d4d4d 1a1a1a',
  ),
  ramp(
    'RdYlBu',
    'diverging',
    true,
    'a50026 d73027 f46d43 fdae61 fee090 ffffbf e0f3f8 abd9e9 74add1 4575b4 313695',
  ),
  ramp(
    'RdYlGn',
    'diverging',
    false,
    'a50026 d73027 f46d43 fdae61 fee08b ffffbf d9ef8b a6d96a 66bd63 1a9850 006837',
  ),
  ramp(
    'Spectral',
    'diverging',
    true,
    '9e0142 d53e4f f46d43 fdae61 fee08b ffffbf e6f598 abdda4 66c2a5 3288bd 5e4fa2',
  ),
  ramp('Accent', 'qualitative', false, '7fc97f beaed4 fdc086 ffff99 386cb0 f0027f bf5b17 666666'),
  ramp('Dark2', 'qualitative', false, '1b9e77 d95f02 7570b3 e7298a 66a61e e6ab02 a6761d 666666'),
  ramp('Paired', 'qualitative', false, 'a6cee3 1f78b4 b2df8a 33a02c fb9a99 e31a1c fdbf6f ff7f00'),
  ramp('Pastel1', 'qualitative', false, 'fbb4ae b3cde3 ccebc5 decbe4 fed9a6 ffffcc e5d8bd fddaec'),
  ramp('Pastel2', 'qualitative', false, 'b3e2cd fdcdac cbd5e8 f4cae4 e6f5c9 fff2ae f1e2cc cccccc'),
  ramp('Set1', 'qualitative', false, 'e41a1c 377eb8 4daf4a 984ea3 ff7f00 ffff33 a65628 f781bf'),
  ramp('Set2', 'qualitative', false, '66c2a5 fc8d62 8da0cb e78ac3 a6d854 ffd92f e5c494 b3b3b3'),
  ramp('Set3', 'qualitative', false, '8dd3c7 ffffb3 bebada fb8072 80b1d3 fdb462 b3de69 fccde5'),
];
