import { modelBySlug } from '@gep/ecosystem-models';
import type { DistrictRange } from '@gep/api-client/contract';
import type { ZonalRow } from '../result/queries';
import { endKeys } from '../worker/range';
import type { AreaEnds } from '../worker/range';

/** The ranges of districts that have a value. */
export function districtRanges(districts: readonly ZonalRow[], { slugs, ends }: AreaEnds): DistrictRange[] {
  const ids = slugs.map((slug) => String(modelBySlug(slug)?.definition.id));
  const width = (1 + slugs.length) * endKeys.length;
  return districts.flatMap(({ code, name, sum }, area): DistrictRange[] => {
    if (sum === null) return [];
    const endsAt = (place: number) => {
      const from = area * width + place * endKeys.length;
      const [account, p5, p95] = ends.subarray(from, from + endKeys.length);
      return { account, p5, p95 };
    };
    // Without any uncertain number nothing was drawn.
    const drawn = slugs.length === 0 ? { account: 0, p5: 0, p95: 0 } : endsAt(0);
    const rest = sum - drawn.account;
    const total = { account: sum, p5: drawn.p5 + rest, p95: drawn.p95 + rest };
    const models = ids
      .map((modelId, i) => ({ modelId, ...endsAt(1 + i) }))
      .filter(({ account }) => !Number.isNaN(account));
    return [{ code, name, total, models }];
  });
}
