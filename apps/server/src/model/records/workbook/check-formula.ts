import { checksIn, checkTolerance, plausibleTimes, unitFactors } from '@gep/ecosystem-models';
import type { EarlierYear, NumberCheck, NumberField, RecordField, TableFile } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { rangePhrase } from '@gep/ecosystem-models/table-checks';
import { textOf } from '../../../message/phrase';
import { columnLetters } from '../../../geodata/table/column-letters';
import type { ListSheet } from './list-sheet';
import { sayIn, yearName } from './sheet-layout';
import type { SheetColumn } from './sheet-layout';

/** What the check of a row is built from. */
export interface CheckPlace {
  readonly input: TableFile;
  readonly columns: readonly SheetColumn[];
  readonly lists: ListSheet;
  readonly earlier: EarlierYear | null;
  /** First and last row that can be filled in, as spreadsheets count them. */
  readonly first: number;
  readonly last: number;
  readonly language: Language;
}

/** Slack for binary fractions, as the evaluator has it. */
const slack = 1e-9;

/**
 * The formula that says what is to be done about the first row: the rules of fields and the checks of the definition.
 * Without what newer programs only know (TEXTJOIN, XLOOKUP), so that every office reads it.
 */
export function checkFormula(place: CheckPlace): string {
  const { input, columns, lists, language } = place;
  const say = sayIn(language);
  const at = cells(place);
  const code = at.of('code');
  const forced = (text: string): string => quoted(say('check.forced', { text }));
  const explain = (text: string): string => quoted(say('check.explain', { text }));
  const found = [
    when(`${code}=""`, forced(say('check.missing', { column: say('name.district-code') }))),
    when(`AND(${code}<>"",ISNA(MATCH(${code}&"",${lists.codes},0)))`, forced(say('check.district-unknown'))),
    ...input.fields.flatMap((field) => fieldFaults(field, place).map(([is, text]) => when(is, forced(text)))),
    when(repeated(place), forced(say('check.repeated'))),
    ...byField(place).map((checks) =>
      checks.reduceRight((rest, check) => {
        const text = check.level === 'forced' ? forced(wordOf(check, place)) : explain(wordOf(check, place));
        return `IF(${conditionOf(check, place)},${text},${rest})`;
      }, '""'),
    ),
  ];
  const filled = at.helper('filled');
  const gap = checksIn(input, false).find(({ kind }) => kind === 'districts');
  const word = gap?.level === 'forced' ? forced : explain;
  // A row that is there for its district, while others are filled in.
  const hasIds = columns.some(({ kind }) => kind === 'id');
  const isOfDistrict = `${code}<>""` + (hasIds ? `,${at.of('id')}=${code}&""` : '');
  const allFilled = at.allHelpers('filled');
  const isGap = `AND(${isOfDistrict},SUM(${allFilled})>0,SUMIFS(${allFilled},${at.all('code')},${code})=0)`;
  const missing = gap ? `IF(${isGap},${word(say('check.district-missing'))},"")` : '""';
  return `IF(${filled}=0,${missing},${found.join('&')})`;
}

/** Columns of the hidden sheet beside the data: whether a row is filled in, what it is found by, its earlier row. */
export const helperNames = ['filled', 'key', 'match'] as const;
type HelperName = (typeof helperNames)[number];

/** The formulas of the hidden sheet for the first row. */
export function helperFormulas(place: CheckPlace, earlierKeys: string | null): Record<HelperName, string> {
  const at = cells(place);
  const unique = (place.input.uniqueBy ?? []).map((key) => at.field(key));
  const filled = at.helper('filled');
  return {
    filled: `IF(COUNTA(${at.fields()})>0,1,0)`,
    key: `IF(${filled}=1,${[at.of('code'), ...unique].join('&"|"&')},"")`,
    match: earlierKeys
      ? `IF(${filled}=1,IFERROR(MATCH(${escaped(at.helper('key'))},${earlierKeys},0),0),0)`
      : '0',
  };
}

/** The number of an earlier year in the first row, empty where there is none. */
export function earlierFormula(place: CheckPlace, numbers: string): string {
  const match = cells(place).helper('match');
  return `IF(${match}=0,"",IF(ISNUMBER(INDEX(${numbers},${match})),INDEX(${numbers},${match}),""))`;
}

/** The name of the district in the first row. */
export function nameFormula(place: CheckPlace): string {
  const { codes, names } = place.lists;
  return `IFERROR(INDEX(${names},MATCH(${cells(place).of('code')}&"",${codes},0)),"")`;
}

/** References to cells of the first row and to whole columns, of the data sheet unless the helpers are named. */
function cells({ columns, first, last, language }: CheckPlace) {
  const data = `'${sayIn(language)('template.data')}'!`;
  const helpers = `'${sayIn(language)('workbook.helpers')}'!`;
  const letters = (is: (column: SheetColumn) => boolean): string => columns.find(is)?.letters ?? 'A';
  const ofField = (key: string): string => letters((one) => one.kind === 'field' && one.field.key === key);
  const ofKind = (kind: SheetColumn['kind']): string => letters((one) => one.kind === kind);
  const whole = (column: string): string => `$${column}$${first}:$${column}$${last}`;
  const helper = (name: HelperName): string => columnLetters(helperNames.indexOf(name));
  return {
    of: (kind: SheetColumn['kind']) => `${data}$${ofKind(kind)}${first}`,
    field: (key: string) => `${data}$${ofField(key)}${first}`,
    earlier: (key: string) =>
      `${data}$${letters((one) => one.kind === 'earlier' && one.field.key === key)}${first}`,
    all: (kind: SheetColumn['kind']) => data + whole(ofKind(kind)),
    allOf: (key: string) => data + whole(ofField(key)),
    fields: () => {
      const fields = columns.filter(({ kind }) => kind === 'field');
      return `${data}$${fields[0].letters}${first}:$${fields[fields.length - 1].letters}${first}`;
    },
    helper: (name: HelperName) => `${helpers}$${helper(name)}${first}`,
    allHelpers: (name: HelperName) => helpers + whole(helper(name)),
  };
}

type Fault = readonly [condition: string, text: string];

function fieldFaults(field: RecordField, place: CheckPlace): Fault[] {
  const { lists, language } = place;
  const say = sayIn(language);
  const cell = cells(place).field(field.key);
  const column = field.name[language];
  const faults: Fault[] = field.optional ? [] : [[`${cell}=""`, say('check.missing', { column })]];
  if (field.type === 'number') faults.push(...numberFaults(field, cell, place));
  if (field.type === 'text' && field.options) {
    const list = lists.ofField.get(field.key) ?? '';
    faults.push([`AND(${cell}<>"",ISNA(MATCH(${cell}&"",${list},0)))`, say('check.not-allowed', { column })]);
  }
  return faults;
}

function numberFaults(field: NumberField, cell: string, place: CheckPlace): Fault[] {
  const { input, language } = place;
  const say = sayIn(language);
  const column = field.name[language];
  const faults: Fault[] = [[`AND(${cell}<>"",NOT(ISNUMBER(${cell})))`, say('check.not-number', { column })]];
  const [low, high] = field.bounds;
  const outside = [low === null ? '' : `${cell}<${low}`, high === null ? '' : `${cell}>${high}`].filter(
    Boolean,
  );
  if (outside.length > 0) {
    const range = textOf(rangePhrase(field.bounds))[language];
    faults.push([`AND(ISNUMBER(${cell}),OR(${outside.join(',')}))`, say('check.outside', { column, range })]);
  }
  const other = input.fields.find(({ key }) => key === field.atMost);
  if (other) {
    const limit = cells(place).field(other.key);
    const text = say('check.above', { column, other: other.name[language] });
    faults.push([`AND(ISNUMBER(${cell}),ISNUMBER(${limit}),${cell}>${limit})`, text]);
  }
  return faults;
}

/** The row says of the same what a row above it says. */
function repeated(place: CheckPlace): string {
  const at = cells(place);
  const key = at.helper('key');
  const keys = at.allHelpers('key');
  const above = `MATCH(${escaped(key)},${keys},0)`;
  const isOther = `${above}<ROW()-${place.first - 1}`;
  return `IFERROR(AND(${isOther},EXACT(INDEX(${keys},${above}),${key})),FALSE)`;
}

function byField({ input, earlier }: CheckPlace): NumberCheck[][] {
  const checks = checksIn(input, earlier?.isYearBefore ?? false).filter(
    (check): check is NumberCheck => check.kind !== 'districts',
  );
  // Without an earlier year nothing changes, but numbers have their usual range.
  const useful = checks.filter((check) =>
    earlier ? true : check.kind !== 'change' && (check.kind !== 'magnitude' || check.typical !== undefined),
  );
  const fields = [...new Set(useful.map(({ field }) => field))];
  return fields.map((field) => useful.filter((check) => check.field === field));
}

function conditionOf(check: NumberCheck, place: CheckPlace): string {
  const at = cells(place);
  const value = at.field(check.field);
  const off = (from: string, part: number): string => `ABS(${value}-${from})>${part + slack}*ABS(${from})`;
  switch (check.kind) {
    case 'magnitude':
      return wrongUnit(check.typical, value, place.earlier ? at.earlier(check.field) : null);
    case 'change': {
      const before = at.earlier(check.field);
      return bothNumbers(value, before, off(before, check.most));
    }
    case 'opening': {
      const closing = at.earlier(check.closing);
      return bothNumbers(value, closing, off(closing, checkTolerance));
    }
    case 'total': {
      const parts = check.parts.map((key) => `SUMIFS(${at.allOf(key)},${at.all('code')},${at.of('code')})`);
      const sum = parts.join('+');
      return `IF(ISNUMBER(${value}),ABS(${sum}-${value})>${checkTolerance + slack}*ABS(${value}),FALSE)`;
    }
    case 'range': {
      const [low, high] = check.within;
      return `AND(ISNUMBER(${value}),OR(${value}<${low},${value}>${high}))`;
    }
  }
}

/** IF, not AND: AND calculates all of its parts, and texts in them are errors. */
function bothNumbers(value: string, other: string, is: string): string {
  return `IF(AND(ISNUMBER(${value}),ISNUMBER(${other})),${is},FALSE)`;
}

function wrongUnit(
  typical: readonly [number, number] | undefined,
  value: string,
  before: string | null,
): string {
  const isOff = (low: string, high: string): string => {
    const isIn = (number: string): string => `AND(${number}>=${low},${number}<=${high})`;
    const units = unitFactors.flatMap((factor) => [isIn(`${value}/${factor}`), isIn(`${value}*${factor}`)]);
    return `AND(OR(${value}<${low},${value}>${high}),OR(${units.join(',')}))`;
  };
  const usual = typical ? isOff(String(typical[0]), String(typical[1])) : 'FALSE';
  const is = before
    ? `IF(N(${before})>0,${isOff(`${before}/${plausibleTimes}`, `${before}*${plausibleTimes}`)},${usual})`
    : usual;
  return `IF(ISNUMBER(${value}),${is},FALSE)`;
}

/** What a finding of a check says. */
function wordOf(check: NumberCheck, { input, earlier, language }: CheckPlace): string {
  const say = sayIn(language);
  const nameOf = (key: string): string =>
    input.fields.find((field) => field.key === key)?.name[language] ?? key;
  const column = nameOf(check.field);
  const year = yearName(say, earlier?.isYearBefore ?? true);
  switch (check.kind) {
    case 'magnitude':
      return say('check.magnitude', { column });
    case 'change':
      return say('check.change', { column, year, percent: 100 * check.most });
    case 'opening':
      return say('check.opening', { column, year, closing: nameOf(check.closing) });
    case 'total':
      return say('check.total', { column });
    case 'range':
      return say('check.range', { column, range: textOf(rangePhrase(check.within))[language] });
  }
}

const when = (condition: string, text: string): string => `IF(${condition},${text},"")`;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** MATCH takes some signs for patterns. */
function escaped(cell: string): string {
  return ['~', '*', '?'].reduce((text, sign) => `SUBSTITUTE(${text},"${sign}","~${sign}")`, cell);
}
