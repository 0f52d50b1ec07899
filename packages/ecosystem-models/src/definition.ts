import type { Resampling as CellResampling } from '@gep/raster';
import type { Condition } from './condition';

/** A word in both languages of the console. */
export interface Name {
  readonly zh: string;
  readonly en: string;
}

/** Lower and upper bound, both inclusive; null is an open end. Plain JSON has no Infinity. */
export type Bounds = readonly [number | null, number | null];

/** The kind of service that a model accounts for. */
export type ModelGroup = 'production' | 'regulation' | 'culture';

/** How an input gets onto the project grid. `density`: counts per cell become counts per m² first, then cells again. */
export type Resampling = CellResampling | 'density';

/** A code of a class raster and its name. */
export interface ClassValue {
  readonly value: number;
  readonly name: Name;
}

/** A file that a model reads, or a number entered in its place. */
export interface FileInput {
  readonly key: string;
  readonly name: Name;
  readonly kind: 'raster' | 'class-raster' | 'vector' | 'table';
  readonly unit: string;
  /** Values outside are a warning. */
  readonly expected?: Bounds;
  /** Values outside are an error. */
  readonly physical?: Bounds;
  /** Class rasters: the codes. Ecosystem types may come from any product through a reclassification table. */
  readonly classes?: 'ecosystem-types' | readonly ClassValue[];
  /** The model reads the input only when this holds; absent: always. */
  readonly requiredWhen?: Condition;
  /** Read when given, never missed. */
  readonly optional?: true;
  /** One number for all cells instead of a file. `default` null: the user has to enter it. */
  readonly plain?: PlainEntry;
  /** One band (or one entered number) an event or day; the entered list is a list of numbers within `physical`. */
  readonly multiBand?: true;
  readonly resampling: Resampling;
  readonly help?: Name;
}

/** Bounds and default of a number entered in place of a file. */
export interface PlainEntry {
  readonly default: number | null;
  readonly min: number;
  readonly max: number;
  /** The default stands for a local value that the user should enter. */
  readonly placeholder?: true;
}

interface ParameterBase {
  readonly key: string;
  readonly name: Name;
  readonly help?: Name;
  /** Shown, and checked for completeness, only when this holds. */
  readonly visibleWhen?: Condition;
  /** The default stands for a local value that the user should enter. */
  readonly placeholder?: true;
}

/** One number, or a price of two years. */
export interface PlainParameter extends ParameterBase {
  readonly kind: 'plain';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** The minimum itself is not allowed. */
  readonly minExclusive?: true;
  readonly unit: string;
  readonly integer?: true;
  /** A price has two numbers: current year and comparable year. */
  readonly price?: true;
}

/** One of some named options. */
export interface ChoiceParameter extends ParameterBase {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly name: Name }[];
  readonly default: string;
}

/** On or off. */
export interface SwitchParameter extends ParameterBase {
  readonly kind: 'switch';
  readonly default: boolean;
}

/** A list of numbers or of codes of the ecosystem tree. */
export interface ListParameter extends ParameterBase {
  readonly kind: 'list';
  /** What the list holds: numbers, or codes of the ecosystem tree (descendants included). */
  readonly of: 'number' | 'ecosystem-type';
  readonly default: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly minItems: number;
}

/** A column of numbers in a table parameter, with its bounds. */
export interface TableColumn {
  readonly key: string;
  readonly name: Name;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** The cells are prices: a number, or `{ current, comparable }`. */
  readonly price?: true;
}

/** A row of a table parameter: the key column and one number (or price) a column. */
export type TableRow = Readonly<Record<string, number | string | PriceValue>>;

/** A table with a column of keys and columns of numbers. */
export interface TableParameter extends ParameterBase {
  readonly kind: 'table';
  /** What the key column holds. Ecosystem types: codes of the tree, no repeats, the longest code wins. */
  readonly keyedBy: 'ecosystem-type' | 'name';
  readonly keyColumn: { readonly key: string; readonly name: Name };
  readonly columns: readonly TableColumn[];
  readonly default: readonly TableRow[];
  readonly minRows: number;
}

/** What a user sets of a model beside its inputs. */
export type Parameter = PlainParameter | ChoiceParameter | SwitchParameter | ListParameter | TableParameter;
/** The kinds of parameters. */
export type ParameterKind = Parameter['kind'];

/** A price of two years; the comparable one defaults to the current one. */
export interface PriceValue {
  readonly current: number;
  readonly comparable?: number;
}

/** One raster that a model gives. */
export interface OutputLayer {
  readonly key: string;
  readonly name: Name;
  readonly unit: string;
  /** `function`: the function quantity of the model or child; `extra`: a further quantity; `value`: money per cell. */
  readonly role: 'function' | 'extra' | 'value';
  /** What a district's figure is: the sum of its cells, or their mean (depths). */
  readonly zonal: 'sum' | 'mean';
  /** The child of the model that the layer belongs to; absent: the model itself. */
  readonly child?: string;
  readonly producedWhen?: Condition;
}

/** A part of a model that has its own quantity: a pollutant or a method. */
export interface ModelChild {
  readonly key: string;
  readonly name: Name;
  readonly functionUnit: string;
}

/** Another model whose layers are read before forced zero, selected or not. */
export interface Dependency {
  readonly slug: string;
  readonly when?: Condition;
}

/** What the model tree shows of a model; every model of the catalogue has it, calculated or not. */
export interface CatalogueEntry {
  readonly id: number;
  readonly slug: string;
  readonly name: Name;
  readonly group: ModelGroup;
  readonly superiorType: ModelGroup;
  readonly functionUnit: string;
  readonly functionUnitZh?: string;
  readonly valueUnit: string;
  readonly hasValue: boolean;
  readonly children?: readonly ModelChild[];
  /** The children are alternatives of each other: never added. */
  readonly alternatives?: true;
}

/** The whole of a model but its arithmetic, as plain data: it drives forms, checks and the calculation's reading. */
export interface ModelDefinition extends CatalogueEntry {
  readonly files: readonly FileInput[];
  readonly parameters: readonly Parameter[];
  readonly outputs: readonly OutputLayer[];
  readonly dependencies?: readonly Dependency[];
  readonly references: readonly string[];
}
