/** Columns of values and of names in attribute tables of rasters, as ArcGIS, GDAL and their users name them. */
const values = /^(value|code|gridcode)$/i;
const names: readonly RegExp[] = [
  /^class_?names?$/i,
  /^names?$/i,
  /^(地类|类别|类型)?名称$/,
  /^labels?$/i,
  /^(class|category|categories)$/i,
  /^(地类|类别|类型|生态系统类型)$/,
  // The name of a dBASE column has ten bytes.
  /^desc(ription|riptio)?$/i,
];

/** A column of a table, with whether it holds text. */
export interface NamedColumn {
  readonly name: string;
  readonly isText: boolean;
}

/** The place of the column that holds the values of cells; -1 without one. */
export function valueColumn(columns: readonly NamedColumn[]): number {
  return columns.findIndex(({ name }) => values.test(name));
}

/** The place of the column that holds the names of classes: that of the best name, else the only one of text; or -1. */
export function nameColumn(columns: readonly NamedColumn[]): number {
  for (const pattern of names) {
    const place = columns.findIndex(({ name, isText }) => isText && pattern.test(name));
    if (place >= 0) return place;
  }
  const texts = columns.filter(({ isText }) => isText);
  return texts.length === 1 ? columns.indexOf(texts[0]) : -1;
}
