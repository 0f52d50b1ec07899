import { typeAt } from '@gep/ecosystem-models';
import type { AreaChange, TypeLevel } from '@gep/ecosystem-models';
import { regionLevels } from '@gep/api-client/contract';
import type { FigureChain, FigureEntry, FigureTerm, Language } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import { fail } from '../error/gep-error';
import { said } from '../evidence/table-file';
import { inputsOfRow } from '../evidence/result-inputs';
import { findRun } from '../job/run-queries';
import type { RangeTools } from '../range/result-ranges';
import { resultsOf } from '../result/queries';
import { areaChanges, districtsIn, districtsOf } from '../seea/extent-account';
import { keptChanges } from '../seea/kept-changes';
import { landCoverYears } from '../seea/land-cover-years';
import type { LandCoverYears } from '../seea/land-cover-years';
import { ordered, typeName } from '../seea/type-columns';
import { addsUp } from './adds-up';
import { extentTitles } from './entry-titles';

/** A figure of the extent account: a row and a type, or all types. */
export interface ExtentPlace {
  readonly projectId: string;
  readonly entry?: FigureEntry | undefined;
  readonly type?: number | undefined;
  readonly typeLevel?: number | undefined;
  /** Of a change: the type before. */
  readonly before?: number | undefined;
  /** Of a district. */
  readonly code?: string | undefined;
}

/** Land cover is the one input of the account. */
const landCoverKey = 'landCover';

/**
 * Where a figure of the extent account comes from: pairs of types with their cells, and both land covers.
 * @throws GepError NO_RESULT without the account; NOT_FOUND for a district or a row that it does not have
 */
export async function extentFigure(
  tools: RangeTools,
  at: ExtentPlace,
  language: Language,
): Promise<FigureChain> {
  const { projectId, entry, type, code, typeLevel = 1 } = at;
  const title = entry && extentTitles[entry];
  if (!entry || !title) return fail('NOT_FOUND', { what: entry ?? 'entry' });
  const years = await landCoverYears(tools.services, projectId);
  if ('missing' in years) return fail('NO_RESULT');
  const found = await keptChanges(tools, projectId, years);
  const districts = await districtsOf(tools, years);
  const inside = code === undefined ? null : new Set(districtsIn(districts, code));
  const changesAt = (level: TypeLevel): AreaChange[] =>
    areaChanges(found, typeAt(level), (district) => inside === null || inside.has(district));
  const { cellArea } = years;
  const signed = changesAt(typeLevel as TypeLevel).flatMap((change) => {
    const sign = signOf(change, { ...at, entry });
    return sign === 0 ? [] : { ...change, sign };
  });
  const value = signed.reduce((sum, { area, sign }) => sum + sign * area, 0) * cellArea;
  const terms = signed
    .sort((a, b) => b.area - a.area)
    .map(({ before, after, area, sign }): FigureTerm => {
      const factor = sign * cellArea;
      const names = [...new Set([before, after])].map((one) => typeName(one, language));
      const unit = said(language, 'figure.cells');
      return {
        name: names.join(' → '),
        amount: area,
        unit,
        factor,
        factorVaries: false,
        product: area * factor,
      };
    });
  const types = type === undefined ? typesOf(changesAt(1), entry, cellArea, language) : [];
  const own = districts.find((one) => one.code === code);
  const level = regionLevels.find((one) => one === own?.level);
  return {
    name: `${said(language, 'figure.extent')} · ${said(language, title)}`,
    district: own && level && code !== undefined ? { level, code, name: own.name } : null,
    type: type === undefined ? null : { code: type, name: typeName(type, language) },
    compareFlag: entry === 'opening' ? 1 : 0,
    ...{ value, unit: 'hm²', formula: [said(language, 'figure.extent-how')] },
    ...{ terms, parts: [], parameters: [], sources: [], warnings: [] },
    types: addsUp(
      types.map((one) => one.value),
      value,
    )
      ? types
      : [],
    ...(await landCovers(tools, { projectId, years, entry }, language)),
  };
}

/** How a pair of types counts in a figure. */
function signOf({ before, after }: AreaChange, { entry, type, before: from }: ExtentPlace): -1 | 0 | 1 {
  const [isOpening, isClosing] = [before, after].map((one) => type === undefined || one === type);
  const isMoved = before !== after;
  switch (entry) {
    case 'opening':
      return isOpening ? 1 : 0;
    case 'closing':
      return isClosing ? 1 : 0;
    case 'additions':
      return isMoved && isClosing ? 1 : 0;
    case 'reductions':
      return isMoved && isOpening ? 1 : 0;
    case 'change':
      return isClosing && before === from ? 1 : 0;
    default:
      if (!isMoved || isOpening === isClosing) return 0;
      return isClosing ? 1 : -1;
  }
}

/** What each type of the highest level has of a figure over all types. */
function typesOf(
  changes: readonly AreaChange[],
  entry: FigureEntry,
  cellArea: number,
  language: Language,
): FigureChain['types'] {
  return ordered(changes.flatMap(({ before, after }) => [before, after])).map((type) => {
    const signed = changes.map((one) => one.area * signOf(one, { projectId: '', entry, type }));
    const value = signed.reduce((sum, one) => sum + one, 0) * cellArea;
    return { code: type, name: typeName(type, language), value };
  });
}

/** The land covers of the years that a figure is made of, with who has supplied and confirmed them. */
async function landCovers(
  { services }: RangeTools,
  of: { readonly projectId: string; readonly years: LandCoverYears; readonly entry: FigureEntry },
  language: Language,
): Promise<Pick<FigureChain, 'inputs' | 'calculated'>> {
  const { db } = services.database;
  const rows = (await resultsOf(db, of.projectId)).filter(({ id }) => of.years.resultIds.includes(id));
  const after = rows.find(({ typesFileId }) => typesFileId === of.years.afterFileId);
  const before = rows.find(({ typesFileId }) => typesFileId === of.years.beforeFileId);
  if (!after || !before) return { inputs: [], calculated: null };
  const stored = await findRunRecord(db, of.projectId, after.runId);
  const run = await findRun(db, after.runId);
  const wanted = { opening: [before], closing: [after] }[of.entry as 'opening' | 'closing'] ?? [
    before,
    after,
  ];
  return {
    inputs: wanted
      .flatMap((row) => inputsOfRow(stored?.record.inputs ?? [], row, language))
      .filter(({ key }) => key === landCoverKey),
    calculated: run?.endedAt?.toISOString() ?? null,
  };
}
