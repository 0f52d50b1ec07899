import type { Category, CategoryPin, OtherCategory } from './category';
import type { Classification } from './classification';
import type { Extra } from './extra';
import type { Field } from './field';
import type { LabelSymbol } from './label-symbol';
import type { VectorGeometry } from './layer-kind';
import type { Ramp } from './ramp';
import type { FieldStatistics } from './statistics';
import type { MapSymbol } from './symbol';

/** What all vector schemes have. `categories` and `other` are generated; the rest is the person's intent. */
interface VectorSchemeBase {
  readonly geometry: VectorGeometry;
  /** Symbol from which every row's symbol is made. */
  readonly template: MapSymbol;
  readonly pins: readonly CategoryPin[];
  readonly categories: readonly Category[];
  readonly other: OtherCategory;
  readonly label: LabelSymbol;
  readonly extra?: Extra;
}

/** One symbol for every feature; `categories` has one row. */
export interface SingleSymbolScheme extends VectorSchemeBase {
  readonly kind: 'single-symbol';
}

/** A row per distinct value of a field. */
export interface UniqueValuesScheme extends VectorSchemeBase {
  readonly kind: 'unique-values';
  /** Null until chosen. */
  readonly field: Field | null;
  readonly ramp: Ramp;
  readonly reverse: boolean;
  readonly statistics: FieldStatistics | null;
}

/** A row per distinct combination of one to three fields. */
export interface MultipleFieldsScheme extends VectorSchemeBase {
  readonly kind: 'multiple-fields';
  readonly fields: readonly Field[];
  readonly ramp: Ramp;
  readonly reverse: boolean;
  readonly statistics: FieldStatistics | null;
}

/** Classes of a numeric field, told apart by colour. */
export interface GraduatedColorScheme extends VectorSchemeBase {
  readonly kind: 'graduated-color';
  readonly field: Field | null;
  readonly classification: Classification;
  readonly statistics: FieldStatistics | null;
}

/** Classes of a numeric field, told apart by size (markers) or width (lines). Not for polygons. */
export interface GraduatedSizeScheme extends VectorSchemeBase {
  readonly kind: 'graduated-size';
  readonly field: Field | null;
  readonly classification: Classification;
  readonly statistics: FieldStatistics | null;
}

/** How a layer of features is drawn, told apart by `kind`. */
export type VectorScheme =
  SingleSymbolScheme | UniqueValuesScheme | MultipleFieldsScheme | GraduatedColorScheme | GraduatedSizeScheme;
