import { findRamp } from '../color';
import type { Ramp } from '../model';
import { styleCaps } from './caps';
import { shortText } from './shared-parts';
import { asObject, below, color, invalid, list, orNull } from './wire';
import type { WireCodec } from './wire';

const colors = list(color, styleCaps.colors);

/**
 * A ramp on the wire: `{ name, colors }`. A bare list of colours and the bare name of a preset are read too.
 */
export const rampCodec: WireCodec<Ramp> = {
  decode: (value, at) => {
    if (typeof value === 'string') {
      const preset = findRamp(value);
      if (!preset) throw invalid(at, 'the name of a preset ramp, or colours');
      return { name: preset.name, colors: preset.colors };
    }
    if (Array.isArray(value)) return { name: '', colors: filled(colors.decode(value, at), at) };
    const wire = asObject(value, at);
    return {
      name:
        wire.name === undefined || wire.name === null ? '' : shortText.decode(wire.name, below(at, 'name')),
      colors: filled(colors.decode(wire.colors, below(at, 'colors')), below(at, 'colors')),
    };
  },
  encode: ({ name, colors: list }) => ({ name, colors: [...list] }),
  schema: {
    anyOf: [
      {
        type: 'object',
        required: ['colors'],
        properties: { name: orNull(shortText.schema), colors: { ...colors.schema, minItems: 1 } },
      },
      { ...colors.schema, minItems: 1 },
      { type: 'string', description: 'name of a preset' },
    ],
  },
};

function filled(list: readonly string[], at: string): readonly string[] {
  if (list.length === 0) throw invalid(at, 'at least one colour');
  return list;
}
