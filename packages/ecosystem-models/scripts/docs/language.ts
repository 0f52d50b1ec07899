import type { ReferenceMark, ServiceRole } from '../../src/definition';
import type { Resampling } from '../../src/file-input';
import type { Name } from '../../src/name';
import type { CheckLevel } from '../../src/table-checks/table-check';

/** The languages of the pages. */
export type Language = keyof Name;

/** English comes first: other docs link to its pages. */
export const languages: readonly Language[] = ['en', 'zh'];

/** A sentence around other words. */
type Around<Arguments extends string[] = [string]> = (...words: Arguments) => string;

/** Words of the pages that no definition has. */
export interface Words {
  readonly otherLanguage: string;
  readonly writtenFrom: Around;
  /** Group, unit of the function quantity, unit of the value. */
  readonly facts: (group: string, functionUnit: string, valueUnit: string | null) => string;
  /** Role of the service in the account, why, and the mark of who says so. */
  readonly service: Around<[role: string, reason: string, mark: string]>;
  readonly serviceRoles: Readonly<Record<ServiceRole, string>>;
  readonly children: string;
  readonly marks: string;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly kind: string;
  readonly unit: string;
  readonly allowed: string;
  readonly default: string;
  readonly always: string;
  readonly separator: string;
  readonly colon: string;
  readonly quote: Around;
  readonly placeholder: Around;
  readonly input: {
    readonly title: string;
    readonly name: string;
    readonly expected: string;
    readonly possible: string;
    readonly origins: string;
    readonly number: string;
    readonly read: string;
    readonly resampling: string;
    readonly ifGiven: Around;
    readonly raster: Readonly<Record<'raster' | 'class-raster' | 'bands', string>>;
    readonly onto: Readonly<Record<Resampling, string>>;
    readonly table: string;
    /** What cells of a raster of ecosystem types hold. */
    readonly types: string;
    readonly geometry: Readonly<Record<'point' | 'line' | 'polygon', string>>;
  };
  readonly field: {
    readonly title: Around;
    readonly name: string;
    readonly types: Readonly<Record<'number' | 'text' | 'types', string>>;
    readonly empty: string;
    readonly mayBeEmpty: Readonly<Record<'yes' | 'no', string>>;
    readonly countsAs: Around;
    readonly asCurrent: Around;
    readonly unless: Around;
    readonly atMost: Around<[bounds: string, field: string]>;
    readonly severalRows: Around;
    readonly oneRow: string;
  };
  /** What departments are asked about their rows. */
  readonly check: {
    readonly title: string;
    readonly levels: Readonly<Record<CheckLevel, string>>;
    readonly districts: string;
    /** `typical` is empty where a number has no usual range. */
    readonly magnitude: Around<[field: string, factors: string, times: string, typical: string]>;
    readonly change: Around<[field: string, percent: string]>;
    readonly opening: Around<[field: string, closing: string, percent: string]>;
    readonly total: Around<[field: string, parts: string, percent: string]>;
    readonly range: Around<[field: string, range: string]>;
  };
  readonly parameter: {
    readonly title: string;
    readonly name: string;
    readonly shown: string;
    readonly price: Around;
    readonly above: Around<[least: string, most: string]>;
    readonly whole: Around;
    readonly rowsBelow: (rows: number) => string;
    readonly noRows: string;
    readonly leastRows: (rows: number) => string;
    readonly leastItems: (items: number) => string;
    readonly types: string;
    readonly missing: Around;
    readonly rowForEach: Around;
    readonly mayBeEmpty: Around;
    readonly linear: string;
    readonly linearRule: string;
    readonly noneLinear: string;
    /** Names of columns whose numbers may change. */
    readonly numbersOf: Around;
    readonly only: Around;
  };
  readonly output: {
    readonly title: string;
    readonly name: string;
    readonly is: string;
    readonly roles: Readonly<Record<'function' | 'extra' | 'value', string>>;
    readonly district: string;
    readonly figure: Readonly<Record<'sum' | 'mean', string>>;
    readonly cells: string;
    readonly made: string;
    readonly part: string;
  };
  readonly dependency: { readonly title: string; readonly when: Around<[link: string, condition: string]> };
  readonly source: {
    readonly title: string;
    readonly mark: string;
    readonly name: string;
    readonly gives: string;
    readonly marks: Readonly<Record<ReferenceMark, string>>;
  };
  readonly condition: {
    readonly is: Around<[subject: string, object: string]>;
    readonly isOn: Around;
    readonly isOff: Around;
    readonly includes: Around<[subject: string, object: string]>;
    readonly and: string;
    readonly or: string;
    readonly not: Around;
    readonly grouped: Around;
    /** A condition as a cell of a table. */
    readonly when: Around;
  };
  readonly index: Readonly<Record<'model' | 'service' | 'functionUnit' | 'inputs', string>>;
}
