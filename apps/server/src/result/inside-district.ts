import { regionLevels } from '@gep/api-client/contract';
import type { FigureDistrict } from './district-figures';

const depthOf = (level: string): number => regionLevels.findIndex((one) => one === level);

/** Whether a district is a given one, or below it; with null all are. */
export function insideDistrict(
  districts: readonly FigureDistrict[],
  whole: Pick<FigureDistrict, 'level' | 'code'> | null,
): (district: FigureDistrict) => boolean {
  if (!whole) return () => true;
  const above = (one: FigureDistrict): FigureDistrict | undefined => {
    const depth = depthOf(one.level);
    const candidates = districts.filter(
      ({ level, code }) => depthOf(level) < depth && code === one.parentCode,
    );
    return candidates.sort((a, b) => depthOf(b.level) - depthOf(a.level)).at(0);
  };
  const inside = (one: FigureDistrict | undefined): boolean =>
    one !== undefined && ((one.level === whole.level && one.code === whole.code) || inside(above(one)));
  return inside;
}
