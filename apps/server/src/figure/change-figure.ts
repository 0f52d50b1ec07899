import { modelById } from '@gep/ecosystem-models';
import type {
  AccountChange,
  FigureChain,
  FigureEntry,
  FigurePart,
  FigureTerm,
  Language,
  RegionLevel,
  ValueChange,
} from '@gep/api-client/contract';
import { accountChange } from '../account/change';
import { fail } from '../error/gep-error';
import { parameterLines } from '../evidence/parameter-lines';
import { said } from '../evidence/table-file';
import { unitText } from '../message/unit-text';
import type { RangeTools } from '../range/result-ranges';
import { recordedOf } from '../reprice/changed-parameters';
import { findPlace, yearName } from '../result/model-results';
import type { Services } from '../services';
import { addsUp } from './adds-up';
import { changeTitles } from './entry-titles';
import { evidenceOfYears } from './figure-evidence';

/** A part of the change of a value: of the whole area, of a district, or of an ecosystem type. */
export interface ChangePlace {
  readonly projectId: string;
  readonly id: string;
  readonly entry?: FigureEntry | undefined;
  readonly level?: RegionLevel | undefined;
  readonly code?: string | undefined;
  readonly type?: number | undefined;
}

const totalId = 'totalGep';

/** What an entry is of a change; null: not a part of one. */
function partOf(change: ValueChange, entry: FigureEntry): number | null {
  if (entry === 'difference') return (change.current ?? 0) - (change.comparable ?? 0);
  const known = (['extent', 'yield', 'price', 'other'] as const).find((one) => one === entry);
  return known === undefined ? null : change[known];
}

/**
 * Where a part of a change comes from: the values of both years, the formula that splits the change, and what the services
 * of the total or the ecosystem types of a service have of it.
 * @throws GepError NO_RESULT where a year has no result; NOT_FOUND for what the change does not have
 */
export async function changeFigure(
  tools: RangeTools,
  at: ChangePlace,
  language: Language,
): Promise<FigureChain> {
  const { projectId, id, level, code, type, entry } = at;
  const title = entry && changeTitles[entry];
  if (!entry || !title) return fail('NOT_FOUND', { what: entry ?? 'entry' });
  const change = await accountChange(tools, { projectId, id, level }, language);
  const service = change.services.find(({ modelId }) => modelId === id);
  if (!service && id !== totalId) return fail('NOT_FOUND', { what: id });
  const place = placeOf(change, { code, type });
  const value = partOf(place.line ?? service ?? change.total, entry) ?? 0;
  const isWhole = place.line === null;
  const parts = isWhole && !service ? servicesIn(change, entry) : [];
  const types = isWhole && service ? typesIn(change, entry) : [];
  const used = change.services.flatMap(({ modelId, name }): FigurePart[] =>
    service && modelId !== id ? [] : [{ id: modelId, name, value: null }],
  );
  const own = (await findPlace(tools.services, projectId, { id }, 0)).place;
  const terms = entry === 'difference' ? yearTerms(place.line ?? service ?? change.total, language) : [];
  return {
    name: `${own.name[language]} · ${said(language, title)}`,
    ...{ district: place.district, type: place.type, compareFlag: 0 },
    ...{ value, unit: unitText('yuan', language), terms: parts.length > 0 ? [] : terms, parts },
    types: addsUp(
      types.map((one) => one.value),
      value,
    )
      ? types
      : [],
    formula: [said(language, entry === 'difference' ? 'figure.difference-how' : 'change-file.formula-text')],
    parameters: service ? await bothParameters(tools.services, { projectId, id }, language) : [],
    sources: [],
    ...(await evidenceOfYears(tools.services, used, { projectId, years: [0, 1] }, language)),
  };
}

interface PlaceOfChange extends Pick<FigureChain, 'district' | 'type'> {
  /** Null: the whole. */
  readonly line: ValueChange | null;
}

function placeOf(
  { districts, level, types }: AccountChange,
  { code, type }: Pick<ChangePlace, 'code' | 'type'>,
): PlaceOfChange {
  if (code !== undefined) {
    const line = districts.find((one) => one.code === code);
    return line
      ? { line, district: { level, code, name: line.name }, type: null }
      : fail('NOT_FOUND', { what: code });
  }
  if (type === undefined) return { line: null, district: null, type: null };
  const line = types.find((one) => one.code === type);
  return line
    ? { line, district: null, type: { code: type, name: line.name } }
    : fail('NOT_FOUND', { what: String(type) });
}

const servicesIn = ({ services }: AccountChange, entry: FigureEntry): FigurePart[] =>
  services.map((one) => ({ id: one.modelId, name: one.name, value: partOf(one, entry) }));

const typesIn = ({ types }: AccountChange, entry: FigureEntry): FigureChain['types'] =>
  types.map((one) => ({ code: one.code, name: one.name, value: partOf(one, entry) ?? 0 }));

/** A difference as the sum of its years. */
function yearTerms({ current, comparable }: ValueChange, language: Language): FigureTerm[] {
  const term = (flag: 0 | 1, amount: number | null): FigureTerm[] => {
    const factor = flag === 1 ? -1 : 1;
    const unit = unitText('yuan', language);
    const name = yearName(flag)[language];
    return amount === null
      ? []
      : [{ name, amount, unit, factor, factorVaries: false, product: amount * factor }];
  };
  return [...term(0, current), ...term(1, comparable)];
}

/** The parameters of the current year, and those of the comparable one that differ. */
async function bothParameters(
  services: Services,
  { projectId, id }: { readonly projectId: string; readonly id: string },
  language: Language,
): Promise<FigureChain['parameters']> {
  const linesOf = async (flag: 0 | 1): Promise<FigureChain['parameters']> => {
    const { row } = (await findPlace(services, projectId, { id }, flag)).year;
    const definition = modelById(Number(row.modelId))?.definition;
    return definition ? parameterLines(definition, recordedOf(row), language) : [];
  };
  const [current, comparable] = [await linesOf(0), await linesOf(1)];
  const keyOf = ({ key, part }: FigureChain['parameters'][number]): string => `${key}/${part}`;
  const known = new Map(current.map((one) => [keyOf(one), one.value]));
  const year = yearName(1)[language];
  const others = comparable.filter((one) => known.get(keyOf(one)) !== one.value);
  return [
    ...current,
    ...others.map((one) => ({ ...one, part: [one.part, year].filter(Boolean).join(' · ') })),
  ];
}
