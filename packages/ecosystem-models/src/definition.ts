import type { Condition } from './condition';
import type { FileInput, Option } from './file-input';
import type { Name } from './name';

export type {
  Bounds,
  FileInput,
  NumberField,
  Option,
  RasterFile,
  RecordField,
  TableFile,
  VectorFile,
} from './file-input';
export type { Name } from './name';

/** The kind of service that a model accounts for. */
export type ModelGroup = 'production' | 'regulation' | 'culture';

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
  readonly options: readonly Option[];
  readonly default: string;
}

/** Several of some named options, such as the pollutants of a model. */
export interface SelectionParameter extends ParameterBase {
  readonly kind: 'selection';
  readonly options: readonly Option[];
  readonly default: readonly string[];
  readonly minItems: number;
  /** Options that measure the same thing: no two of a group may be selected together. */
  readonly exclusive?: readonly (readonly string[])[];
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
  /** Cells may be empty: the row says nothing about this column. */
  readonly optional?: true;
  /** A number outside the bounds that marks the row's key as missing. */
  readonly missing?: number;
}

/** A row of a table parameter: the key column and one number (or price) a column. */
export type TableRow = Readonly<Record<string, number | string | PriceValue>>;

/** A table with a column of keys and columns of numbers. */
export interface TableParameter extends ParameterBase {
  readonly kind: 'table';
  /**
   * What the key column holds; no key repeats. Ecosystem types: codes of the tree, the longest code wins. Codes: whole
   * numbers of at least 0, such as classes of a raster.
   */
  readonly keyedBy: 'ecosystem-type' | 'code' | 'name';
  /** The names that the key column may hold; absent: any name. */
  readonly keys?: readonly Option[];
  /** The key column may hold other names than `keys` too, which a user's data bring along: `keys` only says how some read. */
  readonly openKeys?: true;
  /** The selection parameter whose chosen options need a row each. */
  readonly rowForEach?: string;
  /** The selection parameter whose chosen options are the columns that count; each needs a number in some row. */
  readonly columnForEach?: string;
  readonly keyColumn: { readonly key: string; readonly name: Name };
  readonly columns: readonly TableColumn[];
  readonly default: readonly TableRow[];
  readonly minRows: number;
}

/** What a user sets of a model beside its inputs. */
export type Parameter =
  PlainParameter | ChoiceParameter | SelectionParameter | SwitchParameter | ListParameter | TableParameter;
/** The kinds of parameters. */
export type ParameterKind = Parameter['kind'];

/** A price of two years; the comparable one defaults to the current one. */
export interface PriceValue {
  readonly current: number;
  readonly comparable?: number;
}

/** Which price of a parameter or table counts. */
export type PriceYear = 'current' | 'comparable';

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
  /** Whether the layer has cells: always (absent), never, or when the condition holds. Its figures exist either way. */
  readonly raster?: false | Condition;
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
  /** Only its parameters and these of its inputs are read (and asked for): its layers are not computed. */
  readonly inputsOnly?: readonly string[];
}

/** How a source was used: read, cited from the literature without reading it again, or our own choice. */
export type ReferenceMark = 'read' | 'literature' | 'choice';

/** A source of a model, and what is taken from it. */
export interface Reference {
  readonly source: Name;
  readonly mark: ReferenceMark;
  readonly gives: Name;
}

/**
 * What a service is to the account (SEEA EA 9.18). GEP is the sum of the final services that the ecosystems of the
 * accounting area supply. An intermediate service is an input of another one. An imported service is supplied outside
 * the area.
 */
export type ServiceRole = 'final' | 'intermediate' | 'imported';

/** The role of a service, and why. */
export interface ServiceFlag {
  readonly role: ServiceRole;
  readonly reason: Name;
  readonly mark: ReferenceMark;
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
  /** Whether the service is final, and so belongs to GEP. */
  readonly service: ServiceFlag;
  readonly children?: readonly ModelChild[];
  /** The children are alternatives of each other: never added. */
  readonly alternatives?: true;
}

/** A parameter that only multiplies what a run has counted: results follow its change without another run. */
export interface LinearParameter {
  readonly parameter: string;
  /** Columns of a table whose numbers may change; rows, keys and empty cells may not. */
  readonly columns?: readonly string[];
  /** When it is so; absent: always. */
  readonly when?: Condition;
}

/** The whole of a model but its arithmetic, as plain data: it drives forms, checks and the calculation's reading. */
export interface ModelDefinition extends CatalogueEntry {
  readonly files: readonly FileInput[];
  readonly parameters: readonly Parameter[];
  /** The parameters whose change needs no run; all others need one. */
  readonly linear?: readonly LinearParameter[];
  readonly outputs: readonly OutputLayer[];
  readonly dependencies?: readonly Dependency[];
  readonly references: readonly Reference[];
}
