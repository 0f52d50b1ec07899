import type { SuperiorType } from '@gep/api-client/contract';

/** Ramps by kind of service, as the map has them for results that nobody has styled. */
const groupRamps: Readonly<Record<SuperiorType | 'total', string>> = {
  production: 'YlOrBr',
  regulation: 'YlGn',
  culture: 'RdPu',
  total: 'YlGnBu',
};

/** The ramp of results of a kind of service; null: of the total. */
export function resultRamp(group: SuperiorType | null): string {
  return groupRamps[group ?? 'total'];
}
