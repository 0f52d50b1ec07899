import { NO_TYPE, typeAt } from '@gep/ecosystem-models';
import type { FigureChain, FigurePart, FigureTypePart, Language } from '@gep/api-client/contract';
import { atLevel, serviceAmounts } from '../account/service-amounts';
import type { ByType, ServiceAmounts } from '../account/service-amounts';
import type { RangeTools } from '../range/result-ranges';
import type { FigureDistrict } from '../result/district-figures';
import type { ResultPlace } from '../result/model-results';
import { resultPlaces } from '../result/model-results';
import { typeName } from '../seea/type-columns';
import { isChosen } from './chosen-services';
import type { ServiceChoice } from './chosen-services';

/** An ecosystem type that a figure is of. */
export interface FigureType {
  /** At the level; 0: amounts without a type. */
  readonly type: number;
  readonly typeLevel?: number | undefined;
}

/** What the cells of an ecosystem type have of a figure. */
export interface TypeFigure extends Pick<FigureChain, 'type' | 'value' | 'parts'> {
  /** Whether cells with a code are of the type. */
  readonly isOf: (code: number) => boolean;
}

const levels = [1, 2, 3] as const;

interface AskedFigure extends ServiceChoice {
  readonly projectId: string;
  readonly output: 'value' | 'function';
  readonly compareFlag: 0 | 1;
  /** Null: the whole project. */
  readonly within: Pick<FigureDistrict, 'level' | 'code'> | null;
}

/**
 * A figure of an ecosystem type, of a district or over all of them. The total has its services as parts, a service
 * without an own figure its pollutants or methods.
 */
export async function typeFigure(
  tools: RangeTools,
  place: ResultPlace,
  { projectId, output, compareFlag, within, type, typeLevel = 3, ...choice }: AskedFigure & FigureType,
  language: Language,
): Promise<TypeFigure> {
  const all = await serviceAmounts(tools, projectId, compareFlag, { within, modelId: place.entry?.id });
  const places = await resultPlaces(tools.services, projectId);
  const codeOf = typeAt(levels.find((one) => one === typeLevel) ?? 3);
  const isOf = (code: number): boolean => codeOf(code) === type;
  const sumOf = (amounts: ByType | null | undefined): number | null => {
    const own = [...(amounts ?? [])].flatMap(([code, amount]) => (isOf(code) ? amount : []));
    return own.length === 0 ? null : add(own);
  };
  const own = { isOf, type: { code: type, name: typeName(type, language) } };
  const part = (id: string, name: string, value: number | null): FigurePart[] =>
    value === null ? [] : [{ id, name, value }];
  if (place.entry === null) {
    const parts = all
      .filter(({ entry }) => isChosen(entry, choice))
      .flatMap(({ entry, value }) => part(String(entry.id), entry.name[language], sumOf(value)));
    return { ...own, parts, value: add(parts.map(({ value }) => value ?? 0)) };
  }
  const amounts = all.find(({ entry }) => entry.id === place.entry?.id);
  const ofChild = (child: string): number | null => sumOf(amountsOf(amounts, output, child));
  if (place.childKey !== '') return { ...own, parts: [], value: ofChild(place.childKey) };
  const children = places
    .filter(({ parentId }) => parentId === place.id)
    .flatMap(({ id, name, childKey }) => part(id, name[language], ofChild(childKey)));
  const value = output === 'value' ? sumOf(amounts?.value) : ofChild('');
  return { ...own, parts: children, value };
}

/**
 * What each ecosystem type of the highest level has of the figure of a service; none where amounts have no types. The total has
 * its services as parts: its types would take the cubes of all of them.
 */
export async function typeParts(
  tools: RangeTools,
  place: ResultPlace,
  { projectId, output, compareFlag, within }: AskedFigure,
  language: Language,
): Promise<FigureTypePart[]> {
  if (place.entry === null) return [];
  const wanted = { within, modelId: place.entry.id };
  const [amounts] = await serviceAmounts(tools, projectId, compareFlag, wanted);
  const parts = atLevel(amountsOf(amounts, output, place.childKey) ?? new Map(), typeAt(1));
  const hasTypes = [...parts.keys()].some((code) => code !== NO_TYPE);
  // What has no type comes last.
  const order = ([code]: [number, number]): number => (code === NO_TYPE ? Infinity : code);
  return hasTypes
    ? [...parts]
        .sort((a, b) => order(a) - order(b))
        .map(([code, value]) => ({ code, name: typeName(code, language), value }))
    : [];
}

/** What a service has of an output, or one of its pollutants or methods. */
function amountsOf(
  amounts: ServiceAmounts | undefined,
  output: 'value' | 'function',
  child: string,
): ByType | undefined {
  if (output === 'function') return amounts?.quantities.find((one) => one.child === child)?.byType;
  return child === '' ? (amounts?.value ?? undefined) : amounts?.childValues.get(child);
}

const add = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
