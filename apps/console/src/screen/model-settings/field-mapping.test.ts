import { expect, it } from 'vitest';
import { mappedFields, neededWith, unmappedCount } from './field-mapping';
import type { RecordDefinition } from './field-mapping';

const hotels: RecordDefinition = {
  kind: 'vector',
  key: 'hotels',
  name: { zh: '酒店', en: 'Hotels' },
  geometry: ['point'],
  fields: [
    {
      key: 'premium',
      name: { zh: '溢价率', en: 'Premium' },
      type: 'number',
      unit: '',
      bounds: [0, 1],
      optional: true,
      requiredWhen: { parameter: 'premiumBy', equals: 'given' },
    },
  ],
};
const words = {
  text: ({ en }: { en: string }) => en,
  unit: String,
  types: [],
  current: '',
  comparable: '',
  sameAsCurrent: '',
  districtCode: '',
};

it('asks for a column where the parameters need it', () => {
  const missing = (premiumBy: string) => {
    const input = neededWith(hotels, { premiumBy });
    return input.kind === 'vector' ? unmappedCount(mappedFields(input, words), { premium: null }) : NaN;
  };
  expect([missing('given'), missing('distance')]).toEqual([1, 0]);
});
