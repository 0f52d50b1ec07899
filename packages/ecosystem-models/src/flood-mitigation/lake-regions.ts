import type { Option } from '../definition';

/** Storage of lakes by region: `exp(a)·(area km²)^b` in 10⁴ m³ (Rao Enming et al. 2014; Qinghai-Tibet as read). */
export const lakeRegions = [
  { value: 'tibet', name: { zh: '青藏高原', en: 'Qinghai-Tibet plateau' }, a: 6.636, b: 0.678 },
  { value: 'eastern-plain', name: { zh: '东部平原', en: 'Eastern plain' }, a: 4.924, b: 1.128 },
  {
    value: 'mongolia-xinjiang',
    name: { zh: '蒙新高原', en: 'Mongolia-Xinjiang plateau' },
    a: 5.653,
    b: 0.68,
  },
  { value: 'yunnan-guizhou', name: { zh: '云贵高原', en: 'Yunnan-Guizhou plateau' }, a: 4.904, b: 0.927 },
  { value: 'northeast', name: { zh: '东北平原', en: 'Northeast plain' }, a: 5.808, b: 0.866 },
] as const satisfies readonly (Option & { readonly a: number; readonly b: number })[];

/**
 * Storage in m³ of the lakes of a district in one exchange.
 * @param region value of a region
 * @param area km²
 * @throws RangeError for an unknown region
 */
export function lakeStorage(region: string, area: number): number {
  const found = lakeRegions.find(({ value }) => value === region);
  if (found === undefined)
    throw new RangeError(
      `lakeRegion: got ${region}, allowed: ${lakeRegions.map(({ value }) => value).join(', ')}`,
    );
  return area === 0 ? 0 : Math.exp(found.a) * area ** found.b * 1e4;
}
