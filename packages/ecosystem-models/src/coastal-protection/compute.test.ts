import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPrinted } from '../../test/example-grid';
import { lineFeature } from '../../test/record-case';
import { runModel } from '../run-model';
import { waveNumber, waveShareBehind } from './wave-attenuation';
import { coastalProtection } from '.';

const waves = {
  width: 100,
  waveHeight: 1,
  period: 5,
  depth: 2,
  plantHeight: 1,
  stems: 20,
  stemDiameter: 0.03,
  drag: 1,
};

function run(segments: readonly ReturnType<typeof lineFeature>[], stored = {}) {
  const records = { tables: {}, features: { shoreline: segments } };
  const { table, warnings } = runModel(coastalProtection, {}, stored, { records, districtCodes: ['A', 'B'] });
  const figure = (layer: string, code: string) =>
    table.find((row) => row.layer === layer && row.district === code)?.figure;
  return { figure, warnings };
}

describe('waves behind plants', () => {
  it('solves the dispersion relation and the decay of the worked example', () => {
    expectPrinted(waveNumber(5, 2), '0.29985192');
    expectPrinted(waveShareBehind(waves), '0.418322779');
    expectPrinted(1 - waveShareBehind(waves), '0.581677221');
  });

  it('satisfies the dispersion relation for every period and depth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 30, noNaN: true }),
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        (t, h) => {
          const k = waveNumber(t, h);
          expect((9.81 * k * Math.tanh(k * h)) / ((2 * Math.PI) / t) ** 2).toBeCloseTo(1, 10);
        },
      ),
    );
  });

  it('counts plants above the water as if they ended at its surface', () => {
    expect(waveShareBehind({ ...waves, plantHeight: 9 })).toBe(waveShareBehind({ ...waves, plantHeight: 2 }));
  });
});

describe('coastal protection', () => {
  it('weighs 2 km of shore by the loss of wave height', () => {
    const { figure } = run([lineFeature({ habitat: 'mangrove', length: 2, ...waves })], {
      weightMethod: 'wave',
    });
    expectPrinted(figure('length', 'A'), '1.163354442');
    expectPrinted(figure('value', 'A'), '930683.55');
    expect(figure('length', 'B')).toBeNull();
  });

  it('counts the whole length by habitat, and a segment in two districts by its parts', () => {
    const part = (district: number, share: number) => ({
      ...lineFeature({ habitat: 'marsh', length: 10 }),
      district,
      share,
    });
    const { figure } = run([part(0, 0.25), part(1, 0.75)]);
    expect([figure('length', 'A'), figure('length', 'B')]).toEqual([2.5, 7.5]);
    expect(figure('value', 'B')).toBe(6_000_000);
  });

  it('measures the line where no length is given', () => {
    expect(run([lineFeature({ habitat: 'reef' }, [0, 0, 3000, 4000])]).figure('length', 'A')).toBe(5);
  });

  it('gives nothing for a belt without width and for a habitat without a row', () => {
    const segments = [
      lineFeature({ habitat: 'mangrove', length: 1, width: 0 }),
      lineFeature({ habitat: 'reef', length: 1 }),
    ];
    const stored = { habitatWeights: [{ habitat: 'mangrove', weight: 1 }] };
    expect(run(segments, stored).figure('length', 'A')).toBe(0);
  });

  it('reports segments whose waves are not known', () => {
    const { warnings, figure } = run([lineFeature({ habitat: 'marsh', length: 1, ...waves, depth: 0 })], {
      weightMethod: 'wave',
    });
    expect(warnings).toEqual([{ code: 'missing-measures', severity: 'warning', count: 1, at: 'shoreline' }]);
    expect(figure('length', 'A')).toBeNull();
  });
});
