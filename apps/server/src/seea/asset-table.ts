import { assetAccount, extentAccount, NO_TYPE, serviceEntries, typeAt } from '@gep/ecosystem-models';
import type {
  AreaChange,
  AssetColumn,
  AssetFlow,
  ConditionChange,
  ModelSlug,
  TypeArea,
} from '@gep/ecosystem-models';
import type { SeeaTable } from '@gep/api-client/contract';
import { said } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { unitText } from '../message/unit-text';
import { yuanPerWanYuan } from '../result/model-results';
import { atLevel } from '../account/service-amounts';
import type { ByType, ServiceAmounts } from '../account/service-amounts';
import { column, entryRow, sectionRow, typeColumns } from './table-parts';
import type { SeeaRow, TableStyle } from './table-parts';
import { ordered } from './type-columns';

/** What table 10.1 takes for granted. */
export interface AssetInputs {
  /** % a year. */
  readonly discountRate: number;
  /** Years. */
  readonly assetLife: number;
  readonly yields: 'reappraisal' | 'condition';
}

/** A part of a service with a value, and the quantity that it is the price of; the value itself where there is none. */
interface Priced {
  readonly service: string;
  readonly quantity: ByType;
  readonly value: ByType;
}

/** Final services of ecosystems, a part with a value each; without abiotic flows (9.19). */
function pricedParts(services: readonly ServiceAmounts[], typeOf: (code: number) => number): Priced[] {
  return services.flatMap(({ entry, quantities, value, childValues }): Priced[] => {
    if (value === null || entry.service.role !== 'final') return [];
    if (serviceEntries[entry.slug as ModelSlug].section === 'abiotic') return [];
    const quantityOf = (child: string): ByType | undefined =>
      quantities.find((one) => one.child === child)?.byType;
    const parts =
      childValues.size > 0 ? [...childValues] : ([['', value]] as [child: string, value: ByType][]);
    return parts.map(([child, own]) => ({
      service: `${entry.slug} ${child}`,
      quantity: atLevel(quantityOf(child) ?? own, typeOf),
      value: atLevel(own, typeOf),
    }));
  });
}

function flowsOf(opening: readonly Priced[], closing: readonly Priced[]): AssetFlow[] {
  const names = [...new Set([...opening, ...closing].map(({ service }) => service))];
  return names.flatMap((service) => {
    const sides = [opening, closing].map((all) => all.find((one) => one.service === service));
    const types = ordered(sides.flatMap((side) => [...(side?.value.keys() ?? [])]));
    const flowOf = (side: Priced | undefined, type: number) => ({
      quantity: side?.quantity.get(type) ?? 0,
      value: (side?.value.get(type) ?? 0) / yuanPerWanYuan,
    });
    return types.map((type) => ({
      type,
      service,
      opening: flowOf(sides[0], type),
      closing: flowOf(sides[1], type),
    }));
  });
}

/** Areas of types; where both years have one land cover, nothing has changed, and any area says so. */
function areasOf(changes: readonly AreaChange[] | null, types: readonly number[]): Map<number, TypeArea> {
  if (changes === null)
    return new Map(types.map((type) => [type, { opening: 1, additions: 0, reductions: 0, closing: 1 }]));
  const all = ordered([...types, ...changes.flatMap(({ before, after }) => [before, after])]);
  const { rows } = extentAccount(changes, all);
  return new Map(
    all.map((type, place) => {
      const of = (entry: keyof TypeArea): number => rows[entry].byType[place] ?? 0;
      const area = {
        opening: of('opening'),
        additions: of('additions'),
        reductions: of('reductions'),
        closing: of('closing'),
      };
      return [type, area];
    }),
  );
}

/**
 * Table 10.1: the assets of the comparable year and of the current one, and why they differ.
 * @param changes null where both years have the same land cover
 */
export function assetTable(
  years: { readonly opening: readonly ServiceAmounts[]; readonly closing: readonly ServiceAmounts[] },
  changes: readonly AreaChange[] | null,
  { discountRate, assetLife, yields }: AssetInputs,
  style: TableStyle,
): SeeaTable {
  const { language, typeLevel } = style;
  const say = (code: PhraseCode, args?: Record<string, string>): string => said(language, code, args);
  const typeOf = typeAt(typeLevel);
  const flows = flowsOf(pricedParts(years.opening, typeOf), pricedParts(years.closing, typeOf));
  const types = ordered(flows.map(({ type }) => type));
  const condition: ConditionChange = yields === 'condition' ? 'as-yields' : 'unknown';
  const { columns, total } = assetAccount(
    flows,
    types,
    areasOf(changes, types),
    { discountRate: discountRate / 100, assetLife },
    new Map(types.filter((type) => type !== NO_TYPE).map((type) => [type, condition])),
  );
  const all = [...columns, total];
  const row = (
    code: PhraseCode,
    of: (one: AssetColumn) => number | null,
    look: Partial<Pick<SeeaRow, 'kind' | 'indent'>> = { indent: 1 },
  ): SeeaRow => entryRow(say(code), all.map(of), look);
  const section = (code: PhraseCode): SeeaRow => sectionRow(say(code), all.length, 1);
  const life = String(assetLife);
  return {
    key: '10.1',
    title: say('seea.title-10.1'),
    unit: unitText('ten-thousand-yuan', language),
    head: say('seea.types'),
    columns: [...typeColumns(types, style), column(say('seea.total'))],
    rows: [
      row('seea.opening-value', ({ opening }) => opening, { kind: 'total' }),
      row('seea.enhancement', ({ enhancement }) => enhancement),
      row('seea.degradation', ({ degradation }) => degradation),
      section('seea.conversions'),
      row('seea.conversion-additions', ({ conversionAdditions }) => conversionAdditions, { indent: 2 }),
      row('seea.conversion-reductions', ({ conversionReductions }) => conversionReductions, { indent: 2 }),
      section('seea.other-changes'),
      // No input of the models says what a catastrophe took.
      row('seea.catastrophic', () => null, { indent: 2 }),
      row(
        'seea.reappraisals',
        ({ upwardReappraisals, downwardReappraisals }) => upwardReappraisals + downwardReappraisals,
        { indent: 2 },
      ),
      row('seea.revaluations', ({ revaluations }) => revaluations),
      row('seea.net-value', ({ netChange }) => netChange),
      row('seea.closing-value', ({ closing }) => closing, { kind: 'total' }),
    ],
    missing: null,
    notes: [
      say('seea.note-years'),
      say('seea.note-assets', { life, rate: String(discountRate) }),
      say(yields === 'condition' ? 'seea.note-condition' : 'seea.note-reappraisal'),
      ...(changes === null ? [say('seea.note-same-cover')] : []),
      say('seea.note-abiotic'),
    ],
  };
}
