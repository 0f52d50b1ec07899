import { assetAccount, typeAt } from '@gep/ecosystem-models';
import type { AreaChange, AssetColumn } from '@gep/ecosystem-models';
import type { FigureEntry, SeeaTable } from '@gep/api-client/contract';
import { said } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { unitText } from '../message/unit-text';
import { assetBasis } from './asset-flows';
import type { AssetInputs, AssetYears } from './asset-flows';
import { column, entryRow, sectionRow, typeColumns } from './table-parts';
import type { SeeaRow, TableStyle } from './table-parts';

/**
 * Table 10.1: the assets of the comparable year and of the current one, and why they differ.
 * @param changes null where both years have the same land cover
 */
export function assetTable(
  years: AssetYears,
  changes: readonly AreaChange[] | null,
  { discountRate, assetLife, yields }: AssetInputs,
  style: TableStyle,
): SeeaTable {
  const { language, typeLevel } = style;
  const say = (code: PhraseCode, args?: Record<string, string>): string => said(language, code, args);
  const typeOf = typeAt(typeLevel);
  const { flows, types, areas, conditions } = assetBasis(years, changes, typeOf, yields);
  const assumptions = { discountRate: discountRate / 100, assetLife };
  const { columns, total } = assetAccount(flows, types, areas, assumptions, conditions);
  const all = [...columns, total];
  const row = (
    code: PhraseCode,
    entry: FigureEntry,
    of: (one: AssetColumn) => number,
    look: Partial<Pick<SeeaRow, 'kind' | 'indent'>> = { indent: 1 },
  ): SeeaRow => {
    const figure = { id: 'asset', output: 'value', entry } as const;
    const figures = [...types.map((type) => ({ ...figure, type })), figure];
    return entryRow(say(code), all.map(of), { ...look, figures });
  };
  const section = (code: PhraseCode): SeeaRow => sectionRow(say(code), all.length, 1);
  const life = String(assetLife);
  return {
    key: '10.1',
    title: say('seea.title-10.1'),
    unit: unitText('ten-thousand-yuan', language),
    head: say('seea.types'),
    columns: [...typeColumns(types, style), column(say('seea.total'))],
    rows: [
      row('seea.opening-value', 'opening', ({ opening }) => opening, { kind: 'total' }),
      row('seea.enhancement', 'enhancement', ({ enhancement }) => enhancement),
      row('seea.degradation', 'degradation', ({ degradation }) => degradation),
      section('seea.conversions'),
      row(
        'seea.conversion-additions',
        'conversionAdditions',
        ({ conversionAdditions }) => conversionAdditions,
        { indent: 2 },
      ),
      row(
        'seea.conversion-reductions',
        'conversionReductions',
        ({ conversionReductions }) => conversionReductions,
        { indent: 2 },
      ),
      section('seea.other-changes'),
      // No input of the models says what a catastrophe took.
      entryRow(
        say('seea.catastrophic'),
        all.map(() => null),
        { indent: 2 },
      ),
      row(
        'seea.reappraisals',
        'reappraisals',
        ({ upwardReappraisals, downwardReappraisals }) => upwardReappraisals + downwardReappraisals,
        { indent: 2 },
      ),
      row('seea.revaluations', 'revaluations', ({ revaluations }) => revaluations),
      row('seea.net-value', 'netChange', ({ netChange }) => netChange),
      row('seea.closing-value', 'closing', ({ closing }) => closing, { kind: 'total' }),
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
