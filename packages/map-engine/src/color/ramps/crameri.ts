import type { ColorRamp } from '../color-ramp';
import { rampsOf } from './ramp';

const ramp = rampsOf(
  'Crameri (2018), doi.org/10.5281/zenodo.1243862, by github.com/callumrollo/cmcrameri, MIT',
);

/**
 * Eleven equal steps of the Scientific colour maps.
 */
export const crameriRamps: readonly ColorRamp[] = [
  ramp(
    'acton',
    'sequential',
    true,
    '260d40 3c2c5c 4f4775 675f8a 85648e a86690 ca7199 d892b4 e2b2cf e9d1e7 f0eafa',
  ),
  ramp(
    'bamako',
    'sequential',
    true,
    '003b47 0d4340 1b4c37 2f592a 47681c 637a0a 818800 a4940e c6ae39 e5cb75 ffe5ad',
  ),
  ramp(
    'batlow',
    'sequential',
    true,
    '011959 103d5f 185562 31695b 577647 828231 b38e2f e19752 fba689 fdb9c2 faccfa',
  ),
  ramp(
    'batlowK',
    'sequential',
    true,
    '04050a 18293d 304d5d 48615b 61704d 86833c b7953c e5a160 f9ac92 fdbbc5 faccfa',
  ),
  ramp(
    'batlowW',
    'sequential',
    true,
    '011959 103d5f 175462 2e695d 53784c 7e8737 b1993a dba76d f3b49e ffdddb fffefe',
  ),
  ramp(
    'bilbao',
    'sequential',
    true,
    '4c0001 712227 8e3f46 9e5b56 a46f5a a9825e ae9663 b9af82 c4c0ac d6d5d3 ffffff',
  ),
  ramp(
    'buda',
    'sequential',
    true,
    'b301b3 b3289f b84294 bf5a8c c76f85 cd857e d39b79 d9b273 dec96d e7e268 ffff66',
  ),
  ramp(
    'davos',
    'sequential',
    true,
    '00054a 102a6f 234a8c 3b689c 547d9c 6c8e93 849e89 a6b78a d4dba8 f5f5d7 fefefe',
  ),
  ramp(
    'devon',
    'sequential',
    true,
    '2c1a4c 293265 274a7e 3063a2 4c77c4 7e8fdd a8a5ec c1bbf2 d5d1f6 eae8fb ffffff',
  ),
  ramp(
    'glasgow',
    'sequential',
    true,
    '361338 4d1924 652211 743c01 735704 6d702d 65845d 60998e 7eaeb9 abc0dc dbd3ff',
  ),
  ramp(
    'grayC',
    'sequential',
    true,
    '000000 212121 383838 4f4f4f 636363 777777 8b8b8b a3a3a3 bdbdbd dcdcdc ffffff',
  ),
  ramp(
    'hawaii',
    'sequential',
    true,
    '8c0273 91285a 954147 985a35 9c7524 9c961c 8fb63c 77cc72 62dca9 71ece0 b3f2fd',
  ),
  ramp(
    'imola',
    'sequential',
    true,
    '1a33b3 2345aa 2c55a1 356698 42748b 54867f 6a9d78 84b772 9fd26b caec67 ffff66',
  ),
  ramp(
    'lajolla',
    'sequential',
    true,
    '191900 31220e 512d1e 7f3c36 b34947 d9604e e38050 ea9e53 f0bd57 f9e384 fffecb',
  ),
  ramp(
    'lapaz',
    'sequential',
    true,
    '1a0c64 222b79 28468b 325f99 4277a2 5c8ca3 7c9b9e a1a696 cab79d f2d7c6 fef2f3',
  ),
  ramp(
    'lipari',
    'sequential',
    true,
    '031326 103557 3c5478 625e78 806070 a56267 cf695e e98868 e6aa7f eacda5 fdf5da',
  ),
  ramp(
    'navia',
    'sequential',
    true,
    '031327 06315a 105185 246c91 327c89 418a80 549b75 71b469 a7d278 dde7ae fcf4d9',
  ),
  ramp(
    'nuuk',
    'sequential',
    true,
    '05598c 276184 436e82 64818a 859493 a1a698 b2b293 bdbd8a caca83 e4e391 fefeb2',
  ),
  ramp(
    'oslo',
    'sequential',
    true,
    '010101 0d1927 122d48 1b456f 2c5d96 507bbc 7494c9 93a7c9 b2bccc d8dade ffffff',
  ),
  ramp(
    'tokyo',
    'sequential',
    true,
    '1c0e34 481e43 653a4d 6f5251 716152 747053 788555 7fa45d 95cb78 c7f0b2 effcdd',
  ),
  ramp(
    'turku',
    'sequential',
    true,
    '000000 22221f 3c3c32 575740 71704c 938c5b b9a06e d9a783 efb1a1 fdcbc7 ffe6e6',
  ),
  ramp(
    'bam',
    'diverging',
    true,
    '65024b 9b3881 c164a9 de9ccd f0d1e8 f6f1f0 e2edd1 abcb86 709e4b 407626 0d4c00',
  ),
  ramp(
    'berlin',
    'diverging',
    true,
    '9eb0ff 60a5df 3280a6 1f5068 112732 190c09 371000 61200b 964a36 ca7b71 ffadad',
  ),
  ramp(
    'broc',
    'diverging',
    true,
    '2c1a4c 284174 3f6b99 7899b8 b3c5d7 ebeeec dcdbb8 b4b479 81814c 505023 262600',
  ),
  ramp(
    'bukavu',
    'diverging',
    true,
    '1a3333 214e71 2f7ab6 58a8c9 8ad1cf 014026 326513 7f7733 b68f60 d6c8b4 ededfc',
  ),
  ramp(
    'cork',
    'diverging',
    true,
    '2c194c 284275 3d6b98 7193b4 adc1d4 e6edec b7cfb7 78a578 438142 195615 0f2903',
  ),
  ramp(
    'fes',
    'diverging',
    true,
    '0d0d0d 3c3c3c 646464 8a8a8a b7b7b7 024026 4d5923 8b692f be905f d6c8b4 ededfc',
  ),
  ramp(
    'lisbon',
    'diverging',
    true,
    'e6e5ff a0b3d6 6083ae 28517b 132a42 171919 383522 68613e 9a9160 cfc998 ffffd9',
  ),
  ramp(
    'managua',
    'diverging',
    true,
    'ffcf67 df9d56 c17449 9e503e 773339 572949 4c3d73 5163a2 5f89c3 6fb6e2 81e7ff',
  ),
  ramp(
    'oleron',
    'diverging',
    true,
    '1a2659 424f82 6c79ac 9ba8db c4d1f6 1a4c00 535e02 8e7d33 c5a46c f3d4ab fdfde6',
  ),
  ramp(
    'roma',
    'diverging',
    true,
    '7e1700 984e14 ac7726 c1a545 d2d484 c0eac3 89dad7 4bb2ce 2d88be 1e5fac 033198',
  ),
  ramp(
    'tofino',
    'diverging',
    true,
    'ded9ff 98a8e1 5777ba 2f4979 19253d 0d1613 18321a 2c5d30 4a8d4b 91be74 dbe69b',
  ),
  ramp(
    'vanimo',
    'diverging',
    true,
    'ffcdfd d786c8 ad539a 712d62 33172c 1a1513 232c14 415a1f 62872f 8abc53 befda5',
  ),
  ramp(
    'vik',
    'diverging',
    true,
    '001261 023a7b 116496 5798b9 a7c9da ece5e0 e1b8a0 cc875f b75a26 852206 590008',
  ),
];
