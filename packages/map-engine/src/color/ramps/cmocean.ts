import type { ColorRamp } from '../color-ramp';
import { rampsOf } from './ramp';

const ramp = rampsOf(
  'Thyng, Greene, Hetland, Zimmerle and DiMarco (2016), github.com/matplotlib/cmocean, MIT',
);

/**
 * Eleven equal steps of the cmocean maps.
 */
export const cmoceanRamps: readonly ColorRamp[] = [
  ramp(
    'thermal',
    'sequential',
    true,
    '042333 10326c 40349f 694496 8b538d b15f82 d66c6c f3824d fca63c f7d045 e8fa5b',
  ),
  ramp(
    'haline',
    'sequential',
    true,
    '2a186c 2829a3 0d4e96 19678c 2d7c89 3c9387 4aaa81 65c172 94d35d d0e06d fdef9a',
  ),
  ramp(
    'solar',
    'sequential',
    true,
    '331418 541e22 732724 90351e a54a17 b66413 c47f15 cf9c1d d8ba2a dedb3a e1fd4b',
  ),
  ramp(
    'ice',
    'sequential',
    true,
    '040613 1c1c38 302f5f 3d448a 3e5ea9 427bb7 5296c1 6bb1cb 8ccbd6 bce4e7 eafdfd',
  ),
  ramp(
    'oxy',
    'sequential',
    true,
    '400505 6b060f 504f4f 686767 81807f 9b9a9a b7b7b6 d5d5d4 f8fe69 e7d72c ddaf19',
  ),
  ramp(
    'deep',
    'sequential',
    true,
    'fdfecc c8eab1 92d8a4 65c2a4 52a8a3 488e9e 407598 3e5a92 41407b 382d51 281a2c',
  ),
  ramp(
    'dense',
    'sequential',
    true,
    'e6f1f1 badbe5 96c5e2 7bace4 7390e3 7871d5 7954bb 743a98 682471 531546 360e24',
  ),
  ramp(
    'algae',
    'sequential',
    true,
    'd7f9d0 b6e2ab 96cd8a 71ba6b 44a855 129450 097d4b 156641 1a5034 183a25 122414',
  ),
  ramp(
    'matter',
    'sequential',
    true,
    'feedb0 fac98e f5a773 ee835d e26253 ce4356 b32e5f 932063 721a60 4f1652 2f0f3e',
  ),
  ramp(
    'turbid',
    'sequential',
    true,
    'e9f6ab dbd886 cfbc66 c3a04d b58740 a1703b 8a5e3a 704d37 563e30 3b2f27 221f1b',
  ),
  ramp(
    'speed',
    'sequential',
    true,
    'fffdcd edde96 d8c55f b7b12d 8ea20b 5f920c 32801f 0f6b2b 10542c 193b23 172313',
  ),
  ramp(
    'amp',
    'sequential',
    true,
    'f1edec e5cec8 dcb1a3 d3947e ca775b c0583b b33826 9d1926 7f0e29 5c0e21 3c0912',
  ),
  ramp(
    'tempo',
    'sequential',
    true,
    'fff6f4 dbdecf b6cbaf 8bb896 5da786 2a937f 117d79 18656e 1c4d61 1a3651 151d44',
  ),
  ramp(
    'rain',
    'sequential',
    true,
    'eeedf3 ddd1c7 cbba98 9fac82 739d75 3d8e6e 0c7b6e 08636b 1e4b5f 25334b 221b38',
  ),
  ramp(
    'balance',
    'diverging',
    true,
    '181c43 293f9a 1670bc 5c9dbb aac2cb f1eceb dcb2a4 ca765b b33826 7e0e29 3c0912',
  ),
  ramp(
    'delta',
    'diverging',
    true,
    '112040 234397 2378a3 4ea8af accec6 fffdcd d8c55f 8ea20b 32801f 10542c 172313',
  ),
  ramp(
    'curl',
    'diverging',
    false,
    '151d44 1c4d61 117d79 5da786 b6cbaf fef6f5 e6b7a2 d4776a ae4060 76195d 340d35',
  ),
  ramp(
    'diff',
    'diverging',
    true,
    '082340 244f6b 5a7487 8f9ea9 c6cacf f6f1f0 cec7b8 a19679 7a6d41 4b471c 1c2207',
  ),
  ramp(
    'tarn',
    'diverging',
    true,
    '17230e 3f4e0e 846a25 cc864c e3bfa3 fcf7f6 cbccaa 7ca490 2e7e7e 154f6a 101e4f',
  ),
  ramp(
    'topo',
    'diverging',
    true,
    '281a2c 41417d 407598 52a9a3 92d8a4 0d2514 27511e 6e713c b3913f d8c38b f9fde4',
  ),
];
