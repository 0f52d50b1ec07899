import { fillSymbol, gradientFill } from '../../../../src/model';
import type { PictureCase } from '../../picture-case';

const colors = { startColor: '#1f7a55', endColor: '#ffe9a8' };
const ramp = { name: '', colors: ['#2c7bb6', '#abd9e9', '#ffffbf', '#fdae61', '#d7191c'] };

/** Linear at six angles, radial (which has none), ramps, reversed, radial and faded. */
export default {
  kind: 'sheet',
  symbols: [
    ...[0, 45, 90, -30, 180, 360].map((angle) => fillSymbol(gradientFill({ ...colors, angle }))),
    fillSymbol(gradientFill({ ...colors, shape: 'radial' })),
    fillSymbol(gradientFill({ ...colors, shape: 'radial', angle: 70, useOutline: false })),
    fillSymbol(gradientFill({ ramp, colorScheme: 'ramp' })),
    fillSymbol(gradientFill({ ramp, colorScheme: 'ramp', reverse: true, angle: 90 })),
    fillSymbol(gradientFill({ ramp, colorScheme: 'ramp', shape: 'radial' })),
    fillSymbol(gradientFill({ ramp, colorScheme: 'ramp', opacity: 0.4 })),
  ],
} satisfies PictureCase;
