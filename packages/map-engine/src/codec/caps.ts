import { rules } from '../model';

/** What a saved style or layer may be at most: the codec never meets more, and never writes more. */
export const styleCaps = {
  /** UTF-16 units of the text of a style. */
  textLength: 32_000_000,
  /** UTF-16 units of the text of a layer with its features. */
  layerTextLength: 500_000_000,
  /** Levels of nesting. */
  depth: 24,
  /** Values of all kinds in the whole tree, features aside. */
  values: 2_000_000,
  /** Rows of a table, pins, and listed unique values. */
  rows: rules.maxCategories,
  /** Symbol layers in one stack. */
  patterns: 32,
  labels: 16,
  colors: 256,
  bands: 1024,
  /** Bins of a histogram. */
  bins: 65_536,
  fields: 4096,
  features: 5_000_000,
  children: 1024,
  controlPoints: 4096,
  /** UTF-16 units of names, labels and values. */
  text: 65_536,
  /** UTF-16 units of a picture or SVG: 2 MB as base64. */
  imageText: 3_000_000,
  /** Sizes, angles and offsets either way; the bounds of the editors are checked by `checkScheme`. */
  length: rules.styleLength,
} as const;
