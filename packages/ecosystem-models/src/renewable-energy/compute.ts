import type { DistrictCompute, DistrictContext, ResolvedParameters } from '../model';
import { numberOf } from '../parameter-values';
import { numberIn, textIn, typesIn } from '../records';
import type { TableRecord } from '../records';
import { missingMeasures, sumByDistrict } from '../shared/district-sums';
import { figureByName } from '../shared/figure-by-name';
import { sharingStages } from '../shared/spatial-sharing';
import type { SharedPart } from '../shared/spatial-sharing';

/** kWh of a cubic metre of water that falls one metre, in a perfect turbine (InVEST). */
const KWH_PER_CUBIC_METRE_AND_METRE = 0.00272;

interface Figures {
  /** kWh of a row; hydropower without a figure follows from head and volume. NaN where both are missing. */
  readonly energy: (row: TableRecord) => number;
  /** 元 of a row. */
  readonly value: (row: TableRecord) => number;
}

/** kWh that a row gives; NaN where it does not. */
export const givenEnergy = ({ values }: TableRecord): number => numberIn(values, 'energy');

/** kWh in the falling water of a row; NaN where its energy is given, or its source is not hydropower. */
export function waterPower(row: TableRecord): number {
  const { values } = row;
  if (!Number.isNaN(givenEnergy(row)) || textIn(values, 'source') !== 'hydro') return NaN;
  return KWH_PER_CUBIC_METRE_AND_METRE * numberIn(values, 'head') * numberIn(values, 'volume');
}

/** Part of the power of the water that the turbines make use of. */
export function turbinesUse(parameters: ResolvedParameters): number {
  return numberOf(parameters, 'turbineEfficiency') * numberOf(parameters, 'turbineFraction');
}

function figuresOf(parameters: ResolvedParameters): Figures {
  const prices = figureByName(parameters, 'prices', 'source');
  const used = turbinesUse(parameters);
  const energy = (row: TableRecord): number => {
    const given = givenEnergy(row);
    return Number.isNaN(given) ? used * waterPower(row) : given;
  };
  return { energy, value: (row) => energy(row) * prices.of(row) * prices.of(row, 'share') };
}

export const rowsOf = ({ records }: DistrictContext): readonly TableRecord[] => records.tables.energy ?? [];

function partsOf(parameters: ResolvedParameters, context: DistrictContext): SharedPart[] {
  const { value } = figuresOf(parameters);
  return rowsOf(context).map((row) => {
    const named = typesIn(row.values, 'types');
    const types = named.length === 0 && textIn(row.values, 'source') === 'hydro' ? [42, 43] : named;
    return { types, value: sumByDistrict([row], context.districtCount, value) };
  });
}

/** `V = Σ_e E_e·P_e·share_e`; hydropower `E = 0.00272·efficiency·fraction·head·volume` where it is not given. */
export const compute: DistrictCompute = {
  kind: 'district',
  districts(parameters, context) {
    const rows = rowsOf(context);
    const { energy, value } = figuresOf(parameters);
    return {
      figures: {
        energy: sumByDistrict(rows, context.districtCount, energy),
        value: sumByDistrict(rows, context.districtCount, value),
      },
      warnings: [
        ...figureByName(parameters, 'prices', 'source').warnings(rows),
        ...missingMeasures(rows, 'energy', energy),
      ],
    };
  },
  sharing: sharingStages(partsOf, 'energyWeight'),
};
