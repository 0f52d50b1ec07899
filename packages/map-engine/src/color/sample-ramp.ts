import { nearestName } from '../model/nearest-name';
import type { Ramp } from '../model';
import { interpolateHex } from './interpolate';
import type { MixSpace } from './interpolate';
import { formatColor, parseColor } from './parse';
import { colorRamps, findRamp } from './ramps';

/** How colours are taken from a ramp: from its end, or mixed in another space. */
export interface SampleRampOptions {
  readonly reverse?: boolean;
  /** Default 'rgb'. */
  readonly space?: MixSpace;
}

/**
 * n colours of a ramp, ends included (n = 1: the middle). A qualitative preset gives its own first n colours
 * while it has that many.
 * @param ramp a ramp, the name of a preset, or colours.
 * @param n whole number from 1 to 65536.
 * @returns n texts '#rrggbb', '#rrggbbaa' where a colour is translucent.
 * @throws RangeError for an unknown name, an empty ramp, a colour that is none, n outside its bounds.
 * @example
 * sampleRamp(['#ffffff', '#000000'], 3); // ['#ffffff', '#808080', '#000000']
 * sampleRamp('Set2', 2, { reverse: true }); // ['#fc8d62', '#66c2a5']
 */
export function sampleRamp(
  ramp: Ramp | string | readonly string[],
  n: number,
  options: SampleRampOptions = {},
): string[] {
  if (!Number.isInteger(n) || n < 1 || n > 65536) {
    throw new RangeError(`n: got ${String(n)}, allowed: whole numbers from 1 to 65536`);
  }
  const { name, colors } = toRamp(ramp);
  if (colors.length === 0) throw new RangeError('ramp: got no colours, allowed: one or more');
  const preset = findRamp(name);
  const own = preset?.type === 'qualitative' && n <= colors.length;
  const sampled = own
    ? colors.slice(0, n).map((color) => formatColor(parseColor(color)))
    : interpolateHex(colors, n, options.space);
  return options.reverse ? sampled.reverse() : sampled;
}

/**
 * A ramp out of a ramp, the name of a preset or a list of colours.
 * @throws RangeError for an unknown name.
 * @example
 * toRamp(['#ffffff', '#08519c']); // { name: '', colors: ['#ffffff', '#08519c'] }
 */
export function toRamp(ramp: Ramp | string | readonly string[]): Ramp {
  if (typeof ramp === 'string') {
    const preset = findRamp(ramp);
    if (!preset) {
      const nearest = nearestName(
        ramp,
        colorRamps.map(({ name }) => name),
      );
      const hint = nearest === undefined ? '' : ` (did you mean ${JSON.stringify(nearest)}?)`;
      throw new RangeError(`ramp: got ${JSON.stringify(ramp)}, allowed: the names in colorRamps${hint}`);
    }
    return { name: preset.name, colors: preset.colors };
  }
  if ('colors' in ramp) return { name: ramp.name, colors: ramp.colors };
  return { name: '', colors: [...ramp] };
}
