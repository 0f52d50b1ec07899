import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridOf } from '../../test/example-grid';
import { models } from '../registry';
import { runModel } from '../run-model';

const width = 6;
const amount = fc.double({ min: 0, max: 0.2, noNaN: true });
const scene = fc.record({
  types: fc.array(fc.constantFrom(111, 121, 131, 211, 321, 611, -9999), {
    minLength: width,
    maxLength: width,
  }),
  districts: fc.array(fc.constantFrom(1, 2), { minLength: width, maxLength: width }),
  emitted: fc.tuple(amount, fc.option(amount, { nil: undefined })),
});

it('removes in each district the smaller of capacity and emission, in proportion to capacity', () => {
  fc.assert(
    fc.property(scene, ({ types, districts: zones, emitted }) => {
      const model = models['air-purification'];
      const landCover = gridOf([types]);
      const emission = emitted.flatMap((tonnes, district) =>
        tonnes === undefined ? [] : [{ district, values: { pollutant: 'so2', amount: tonnes } }],
      );
      const run = (capByEmission: boolean) =>
        runModel(
          model,
          { landCover },
          { pollutants: ['so2'], capByEmission },
          {
            districts: gridOf([zones]),
            districtCodes: [1, 2],
            records: { tables: { emission }, features: {} },
          },
        );
      const [capacity, capped] = [run(false), run(true)];
      for (const [index, tonnes = Infinity] of emitted.entries()) {
        const figure = ({ table }: typeof capacity): number | null | undefined =>
          table.find(({ layer, district }) => layer === 'so2' && district === index + 1)?.figure;
        const [most, own] = [figure(capacity), figure(capped)];
        if (typeof most !== 'number') {
          expect(own).toBe(most);
          continue;
        }
        expect(own).toBeCloseTo(Math.min(most, tonnes), 12);
        const factor = most === 0 ? 1 : Math.min(1, tonnes / most);
        zones.forEach((zone, i) => {
          const cell = capacity.layers.so2.data[i];
          if (zone === index + 1 && cell !== -9999)
            expect(capped.layers.so2.data[i]).toBeCloseTo(cell * factor, 12);
        });
      }
    }),
    { numRuns: 100 },
  );
});
