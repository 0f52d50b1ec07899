import { describe, expect, it } from 'vitest';
import { catalogueEntries } from './catalogue';
import { totalGep } from './total-gep';

const all = catalogueEntries.map(({ slug, hasValue }) => ({ slug, value: hasValue ? 1 : null }));
const without = (slug: string) => all.filter((one) => one.slug !== slug);

describe('a sum of services', () => {
  it('is GEP with every final service, and partial as soon as one is missing', () => {
    expect(totalGep(all)).toMatchObject({ total: 21, partial: false, missing: [] });
    for (const { slug, service } of catalogueEntries) {
      const expected = service.role === 'final' ? [slug] : [];
      expect(totalGep(without(slug)).missing).toEqual(expected);
      expect(totalGep(without(slug)).partial).toBe(expected.length > 0);
    }
  });

  it('counts a service without a figure as missing, and one of 0 as summed', () => {
    const of = (value: number | null) => totalGep([...without('farming'), { slug: 'farming', value }]);
    expect(of(null).missing).toEqual(['farming']);
    expect(of(0)).toMatchObject({ partial: false, total: 20 });
    expect(totalGep([])).toMatchObject({ total: null, services: [], partial: true });
  });

  it('is GEP without the services that do not exist in the region, which count as 0', () => {
    const inland = without('coastal-protection').filter(({ slug }) => slug !== 'marine-purification');
    const absent = ['coastal-protection', 'marine-purification'];
    expect(totalGep(inland, absent)).toMatchObject({ total: 19, partial: false, missing: [], absent });
    expect(totalGep(inland, absent.slice(0, 1))).toMatchObject({ partial: true, missing: absent.slice(1) });
    expect(totalGep(all, absent)).toMatchObject({ total: 21, absent: [] });
    expect(totalGep([], absent)).toMatchObject({ total: null, partial: true });
  });

  it('refuses absence of what is not a final service', () => {
    for (const slug of ['pest-control', 'runoff-analysis', 'gold'])
      expect(() => totalGep(all, [slug])).toThrow(RangeError);
  });

  it('itemises overlaps: all but the largest may be counted twice', () => {
    const { overlaps } = totalGep([
      { slug: 'water-conservation', value: 100 },
      { slug: 'flood-mitigation', value: 20 },
      { slug: 'daily-recreation', value: 5 },
      { slug: 'housing-premium', value: 7 },
      { slug: 'hotel-premium', value: 3 },
    ]);
    expect(overlaps.map(({ code, atMost }) => [code, atMost])).toEqual([
      ['overlap-retained-rain', 20],
      ['overlap-landscape', 8],
    ]);
    expect(overlaps[0].services).toEqual([
      { slug: 'water-conservation', value: 100 },
      { slug: 'flood-mitigation', value: 20 },
    ]);
  });

  it('names the intermediate services in it, with a note, and the sum without them', () => {
    const { total, intermediate, finalTotal, notes } = totalGep([
      { slug: 'pest-control', value: 9 },
      { slug: 'carbon-sequestration', value: 4 },
    ]);
    expect([total, finalTotal]).toEqual([13, 4]);
    expect(totalGep([{ slug: 'pest-control', value: 9 }]).finalTotal).toBeNull();
    expect(intermediate).toEqual([{ slug: 'pest-control', value: 9 }]);
    expect(notes).toEqual([
      {
        code: 'intermediate-summed',
        severity: 'warning',
        count: 1,
        at: 'total',
        parts: [{ key: 'pest-control', count: 1 }],
      },
    ]);
  });
});
