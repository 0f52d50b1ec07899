import { annuityFactor, assetAccount, assetEntries, flowValue, typeAt } from '@gep/ecosystem-models';
import type { AssetColumn, FlowValue, TypeLevel } from '@gep/ecosystem-models';
import { limits } from '@gep/api-client/contract';
import type { FigureChain, FigureEntry, FigurePart, FigureTerm, Language } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { said } from '../evidence/table-file';
import { unitText } from '../message/unit-text';
import { serviceAmounts } from '../account/service-amounts';
import type { RangeTools } from '../range/result-ranges';
import { assetBasis } from '../seea/asset-flows';
import type { AssetBasis, AssetInputs } from '../seea/asset-flows';
import { hectareChanges } from '../seea/hectare-changes';
import { inputsOf } from '../seea/seea-tables';
import { typeName } from '../seea/type-columns';
import { addsUp } from './adds-up';
import { assetTitles } from './entry-titles';
import { evidenceOfYears } from './figure-evidence';

/** A figure of the asset account: a row and a type, or all types, under what the account takes for granted. */
export interface AssetPlace extends Partial<AssetInputs> {
  readonly projectId: string;
  readonly entry?: FigureEntry | undefined;
  readonly type?: number | undefined;
  readonly typeLevel?: number | undefined;
}

/**
 * Where a figure of table 10.1 comes from: the yearly value of each service, or what has changed it, times the annuity
 * factor of rate and life.
 * @throws GepError NO_RESULT where one of the years has no results; NOT_FOUND for a row that the account does not have
 */
export async function assetFigure(
  tools: RangeTools,
  at: AssetPlace,
  language: Language,
): Promise<FigureChain> {
  const { projectId, entry, type, typeLevel = 1 } = at;
  const title = entry && assetTitles[entry];
  if (!entry || !title) return fail('NOT_FOUND', { what: entry ?? 'entry' });
  const [opening, closing] = [
    await serviceAmounts(tools, projectId, 1),
    await serviceAmounts(tools, projectId, 0),
  ];
  if (opening.length === 0 || closing.length === 0) return fail('NO_RESULT');
  const inputs = inputsOf(at);
  const basisAt = async (level: TypeLevel): Promise<AssetBasis> => {
    const typeOf = typeAt(level);
    const changes = await hectareChanges(tools, projectId, level);
    return assetBasis(
      { opening, closing },
      'missing' in changes ? null : changes.changes,
      typeOf,
      inputs.yields,
    );
  };
  const basis = await basisAt(typeLevel as TypeLevel);
  const factor = annuityFactor({ discountRate: inputs.discountRate / 100, assetLife: inputs.assetLife });
  const terms = termsOf(basis, { entry, type, factor }, language);
  const value = terms.reduce((sum, { product }) => sum + product, 0);
  const types = type === undefined ? typesOf(await basisAt(1), entry, inputs, language) : [];
  const isChange = entry !== 'opening' && entry !== 'closing';
  return {
    name: `${said(language, 'figure.asset')} · ${said(language, title)}`,
    district: null,
    type: type === undefined ? null : { code: type, name: typeName(type, language) },
    compareFlag: entry === 'opening' ? 1 : 0,
    ...{ value, unit: unitText('ten-thousand-yuan', language), terms, parts: [], sources: [] },
    formula: [
      said(language, 'figure.asset-how'),
      ...(isChange ? [said(language, 'figure.asset-change')] : []),
    ],
    types: addsUp(
      types.map((one) => one.value),
      value,
    )
      ? types
      : [],
    parameters: parametersOf(inputs, language),
    ...(await evidenceOf(tools, { projectId, entry, basis, type }, language)),
  };
}

const effects: Readonly<Partial<Record<FigureEntry, (flow: FlowValue) => number>>> = {
  opening: ({ opening }) => opening,
  closing: ({ closing }) => closing,
  netChange: ({ opening, closing }) => closing - opening,
  conversionAdditions: ({ additions }) => additions,
  conversionReductions: ({ reductions }) => reductions,
  revaluations: ({ price }) => price,
};

function entryOf(column: AssetColumn, entry: FigureEntry): number {
  if (entry === 'reappraisals') return column.upwardReappraisals + column.downwardReappraisals;
  const own = assetEntries.find((one) => one === entry);
  return own === undefined ? 0 : column[own];
}

interface TermsOf {
  readonly entry: FigureEntry;
  readonly type: number | undefined;
  readonly factor: number;
}

/** What each service has of a figure in a year, times the factor: every effect of the account grows with the factor. */
function termsOf(
  { flows, types, areas, conditions }: AssetBasis,
  { entry, type, factor }: TermsOf,
  language: Language,
): FigureTerm[] {
  const yearly = assetAccount(flows, types, areas, { discountRate: 0, assetLife: 1 }, conditions);
  const effect = effects[entry];
  const sums = new Map<string, number>();
  for (const flow of flows) {
    if (type !== undefined && flow.type !== type) continue;
    const column = yearly.columns[types.indexOf(flow.type)];
    // A change of yields of a type is one entry or the other, as all of its services together.
    if (!effect && entryOf(column, entry) === 0) continue;
    const area = areas.get(flow.type) ?? { opening: 0, additions: 0, reductions: 0, closing: 0 };
    const of = flowValue(flow, area, 1);
    const name = flow.entry.name[language];
    sums.set(name, (sums.get(name) ?? 0) + (effect ? effect(of) : of.volume));
  }
  const unit = unitText('ten-thousand-yuan', language);
  return [...sums].flatMap(([name, amount]) =>
    amount === 0 ? [] : { name, amount, unit, factor, factorVaries: false, product: amount * factor },
  );
}

function typesOf(
  { flows, types, areas, conditions }: AssetBasis,
  entry: FigureEntry,
  { discountRate, assetLife }: AssetInputs,
  language: Language,
): FigureChain['types'] {
  const assumptions = { discountRate: discountRate / 100, assetLife };
  const { columns } = assetAccount(flows, types, areas, assumptions, conditions);
  return types.map((type, place) => ({
    code: type,
    name: typeName(type, language),
    value: entryOf(columns[place], entry),
  }));
}

function parametersOf(
  { discountRate, assetLife }: AssetInputs,
  language: Language,
): FigureChain['parameters'] {
  return [
    {
      ...{ key: 'discountRate', name: said(language, 'figure.discount-rate'), part: '', unit: '%' },
      ...{ value: discountRate, isDefault: discountRate === limits.discountRate.default },
    },
    {
      ...{ key: 'assetLife', name: said(language, 'figure.asset-life'), part: '' },
      ...{ unit: said(language, 'figure.years') },
      ...{ value: assetLife, isDefault: assetLife === limits.assetLife.default },
    },
  ];
}

interface EvidenceOf {
  readonly projectId: string;
  readonly entry: FigureEntry;
  readonly basis: AssetBasis;
  readonly type: number | undefined;
}

/** What is known of the services of a figure in the years that it is made of. */
async function evidenceOf(
  { services }: RangeTools,
  { projectId, entry, basis, type }: EvidenceOf,
  language: Language,
): Promise<Pick<FigureChain, 'inputs' | 'warnings' | 'calculated'>> {
  const entries = basis.flows.flatMap((flow) => (type === undefined || flow.type === type ? flow.entry : []));
  const parts = [...new Set(entries)].map((one): FigurePart => ({
    id: String(one.id),
    name: one.name[language],
    value: null,
  }));
  const years =
    entry === 'opening' ? ([1] as const) : entry === 'closing' ? ([0] as const) : ([0, 1] as const);
  return evidenceOfYears(services, parts, { projectId, years }, language);
}
