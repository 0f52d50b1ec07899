import type { ServiceRole } from '../definition';
import { economicUnits, industries } from './economic-units';
import type { EconomicUnit } from './economic-units';

/** What flows of a service in a year, in one unit: tonnes, visits, money. */
export interface ServiceFlow {
  readonly service: string;
  /** An imported service is supplied by ecosystems outside the area. */
  readonly role: ServiceRole;
  /** By ecosystem type of the area. */
  readonly supply: ReadonlyMap<number, number>;
  /** What ecosystems outside the area supply; of an imported service, and only of one. */
  readonly imports?: number;
  /** Parts of the supply that economic units use, 0-1; they add up to 1. Not of an intermediate service. */
  readonly users?: Readonly<Partial<Record<EconomicUnit, number>>>;
  /** What ecosystem types use of an intermediate service; absent: the types that supply it do. */
  readonly usedBy?: ReadonlyMap<number, number>;
}

/** A row of the supply table: 7.1a or 9.1a of SEEA EA. */
export interface SupplyRow {
  readonly byType: readonly number[];
  /** By the ecosystems of the area. */
  readonly resident: number;
  readonly importsFinal: number;
  readonly importsIntermediate: number;
  readonly total: number;
}

/** A row of the use table: 7.1b or 9.1b of SEEA EA. */
export interface UseRow {
  /** By industry, government, households and exports. */
  readonly byUnit: Readonly<Record<EconomicUnit, number>>;
  readonly industry: number;
  /** Industries, government and households of the area. */
  readonly resident: number;
  /** With exports. */
  readonly economicUnits: number;
  readonly byType: readonly number[];
  /** By the ecosystems of the area. */
  readonly ecosystems: number;
  readonly total: number;
}

/** Supply and use of services, each in its unit. */
export interface SupplyUse {
  readonly types: readonly number[];
  readonly rows: readonly {
    readonly service: string;
    readonly role: ServiceRole;
    readonly supply: SupplyRow;
    readonly use: UseRow;
  }[];
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/**
 * The rows of the supply and use tables: total use of each service equals its total supply.
 * @param types the columns; what is supplied by a type that is not among them is refused
 * @throws RangeError for a stranger among the types, and for users whose parts do not add up to 1
 * @example
 * const wood = { service: 'wood', role: 'final', supply: new Map([[1, 140]]), users: { forestry: 1 } } as const;
 * supplyUse([wood], [1, 5]).rows[0].use.industry; // 140
 */
export function supplyUse(flows: readonly ServiceFlow[], types: readonly number[]): SupplyUse {
  return {
    types,
    rows: flows.map((flow) => {
      const supply = supplyRow(flow, types);
      return { service: flow.service, role: flow.role, supply, use: useRow(flow, supply, types) };
    }),
  };
}

function ofTypes(amounts: ReadonlyMap<number, number>, types: readonly number[]): number[] {
  const stranger = [...amounts.keys()].find((type) => !types.includes(type));
  if (stranger !== undefined) throw new RangeError(`type: got ${stranger}, allowed: ${types.join(', ')}`);
  return types.map((type) => amounts.get(type) ?? 0);
}

function supplyRow({ role, supply, imports = 0 }: ServiceFlow, types: readonly number[]): SupplyRow {
  const byType = ofTypes(supply, types);
  const resident = sum(byType);
  const [importsFinal, importsIntermediate] = role === 'intermediate' ? [0, imports] : [imports, 0];
  return { byType, resident, importsFinal, importsIntermediate, total: resident + imports };
}

function useRow(
  { service, role, users = {}, usedBy, supply }: ServiceFlow,
  { total }: SupplyRow,
  types: readonly number[],
): UseRow {
  const isIntermediate = role === 'intermediate';
  const parts = isIntermediate ? {} : users;
  const whole = sum(Object.values(parts));
  if (!isIntermediate && Math.abs(whole - 1) > 1e-9)
    throw new RangeError(`users of ${service}: got parts of ${whole} together, allowed: 1`);
  const amounts = economicUnits.map((unit) => [unit, total * (parts[unit] ?? 0)] as const);
  const byUnit = Object.fromEntries(amounts) as Record<EconomicUnit, number>;
  const industry = sum(industries.map((unit) => byUnit[unit]));
  const resident = industry + byUnit.government + byUnit.households;
  const units = resident + byUnit.exports;
  const byType = isIntermediate ? ofTypes(usedBy ?? supply, types) : types.map(() => 0);
  const ecosystems = sum(byType);
  return { byUnit, industry, resident, economicUnits: units, byType, ecosystems, total: units + ecosystems };
}

/**
 * Sums over services in one unit, which money has: the last rows of tables 9.1a and 9.1b.
 * @example
 * const wood = { service: 'wood', role: 'final', supply: new Map([[1, 8400]]), users: { forestry: 1 } } as const;
 * supplyUseTotals(supplyUse([wood], [1])).use.industry; // 8400
 */
export function supplyUseTotals({ types, rows }: SupplyUse): {
  readonly supply: SupplyRow;
  readonly use: UseRow;
} {
  const supplies = rows.map(({ supply }) => supply);
  const uses = rows.map(({ use }) => use);
  const byType = (of: readonly { readonly byType: readonly number[] }[]): number[] =>
    types.map((_type, place) => sum(of.map((row) => row.byType[place])));
  const units = economicUnits.map((unit) => [unit, sum(uses.map(({ byUnit }) => byUnit[unit]))] as const);
  return {
    supply: {
      byType: byType(supplies),
      resident: sum(supplies.map(({ resident }) => resident)),
      importsFinal: sum(supplies.map(({ importsFinal }) => importsFinal)),
      importsIntermediate: sum(supplies.map(({ importsIntermediate }) => importsIntermediate)),
      total: sum(supplies.map(({ total }) => total)),
    },
    use: {
      byUnit: Object.fromEntries(units) as Record<EconomicUnit, number>,
      industry: sum(uses.map(({ industry }) => industry)),
      resident: sum(uses.map(({ resident }) => resident)),
      economicUnits: sum(uses.map((row) => row.economicUnits)),
      byType: byType(uses),
      ecosystems: sum(uses.map(({ ecosystems }) => ecosystems)),
      total: sum(uses.map(({ total }) => total)),
    },
  };
}

/**
 * Gross ecosystem product (SEEA EA 9.18): the final services that the ecosystems of the area supply, less net imports of
 * intermediate ones.
 * @example
 * const wood = { service: 'wood', role: 'final', supply: new Map([[1, 8400]]), users: { forestry: 1 } } as const;
 * grossEcosystemProduct(supplyUse([wood], [1])); // 8400
 */
export function grossEcosystemProduct({ rows }: SupplyUse): number {
  return sum(
    rows.map(({ role, supply }) => (role === 'final' ? supply.resident : -supply.importsIntermediate)),
  );
}
