import {
  allSights,
  formatColor,
  labDifference,
  parseColor,
  safeDifference,
  seeColor,
  toLab,
} from '../../color';
import type { Rgba, Sight } from '../../color';
import type { Category, OtherCategory, TableScheme } from '../../model';
import { rowFinder } from '../category/category-of';
import { cover, drawnColor } from './drawn-color';

/** Features side by side on a map. */
export interface Neighbours {
  /** Attributes of every feature. */
  readonly properties: readonly Readonly<Record<string, unknown>>[];
  /** Indices into `properties` of every two features that touch. */
  readonly pairs: readonly (readonly [number, number])[];
}

/** On what a palette is drawn, and what counts as too alike. */
export interface ProofOptions {
  /** The colour of what lies beneath, e.g. of the base map; default white. */
  readonly base?: string;
  /** Opacity of the whole layer, 0-1; default 1. */
  readonly opacity?: number;
  /** The features that touch; absent: any two rows may. */
  readonly neighbours?: Neighbours;
  /** The CIEDE2000 difference that rows must keep; default {@link safeDifference}. */
  readonly least?: number;
}

/** Two rows that look alike, and where they touch on the map. */
export interface AlikeNeighbours {
  /** Their keys. */
  readonly rows: readonly [string, string];
  /** The pairs of features in which they do. */
  readonly pairs: readonly (readonly [number, number])[];
}

/** What one kind of eyes, or a grey print, makes of a palette. */
export interface SightProof {
  readonly sight: Sight;
  /** The smallest CIEDE2000 difference of two rows that touch; Infinity where none do. */
  readonly smallest: number;
  /** Keys of every two rows that touch and look alike. */
  readonly alike: readonly (readonly [string, string])[];
  /** Keys of the rows that look like what lies beneath. */
  readonly faint: readonly string[];
  /** Of the `neighbours` given, those in different rows that look alike; rows that touch in most places first. */
  readonly neighbours: readonly AlikeNeighbours[];
  /** The colour of every row on the map as it is seen, that of `other` last. */
  readonly seen: readonly string[];
}

/** Rows that are compared with each other while nobody says which of them touch. */
const most = 256;

type Row = Category | OtherCategory;
type Pair = readonly [number, number];

/**
 * Checks the colours of a scheme as they are drawn, over what lies beneath: which rows look alike to normal eyes, to
 * three kinds of colour-blind ones and in grey print, and which features side by side do. Hidden rows are not drawn and
 * not compared, nor are rows of sizes with each other. Of more than 256 rows the first are compared where `neighbours` are
 * not given.
 * @returns a proof for each of `allSights`, in their order.
 * @throws RangeError for a base that is not a colour.
 * @example
 * const proofs = provePalette(scheme, { base: '#f2efe9', neighbours: { properties, pairs: [[0, 1]] } });
 * proofs.find(({ sight }) => sight === 'grey')?.alike; // []
 */
export function provePalette(scheme: TableScheme, options: ProofOptions = {}): readonly SightProof[] {
  const { base = '#ffffff', opacity = 1, least = safeDifference, neighbours } = options;
  const beneath = parseColor(base);
  const rows: readonly Row[] = [...scheme.categories, scheme.other];
  const shown = new Set(rows.flatMap((row, i) => (isDrawn(row) ? [i] : [])));
  const colors = rows.map((row) => onMap(row, beneath, opacity));
  const sorted = neighbours && byRows(scheme, neighbours);
  const touching = (sorted ? touchingRows(sorted.values()) : everyTwo([...shown].slice(0, most))).filter(
    ([one, two]) => shown.has(one) && shown.has(two) && differInColor(scheme, one, two),
  );
  return allSights.map((sight) => {
    const seen = colors.map((color) => seeColor(color, sight));
    const labs = seen.map(toLab);
    const ground = toLab(seeColor(beneath, sight));
    const close = new Set<string>();
    let smallest = Infinity;
    for (const [one, two] of touching) {
      const difference = labDifference(labs[one], labs[two]);
      smallest = Math.min(smallest, difference);
      if (difference < least) close.add(nameOf(one, two));
    }
    return {
      sight,
      smallest,
      alike: touching.flatMap(([one, two]) =>
        close.has(nameOf(one, two)) ? [[rows[one].key, rows[two].key] as const] : [],
      ),
      faint: [...shown].filter((i) => labDifference(labs[i], ground) < least).map((i) => rows[i].key),
      neighbours: touching
        .filter(([one, two]) => sorted && close.has(nameOf(one, two)))
        .map(([one, two]) => ({
          rows: [rows[one].key, rows[two].key] as const,
          pairs: sorted?.get(nameOf(one, two))?.pairs ?? [],
        }))
        .sort((one, two) => two.pairs.length - one.pairs.length),
      seen: seen.map(formatColor),
    };
  });
}

/** The colour of a row on the map, the layer's opacity included. */
export function onMap(row: Pick<Row, 'color' | 'symbol'>, beneath: Rgba, opacity: number): Rgba {
  return cover(beneath, drawnColor(row, beneath), opacity);
}

/** What is in no row is drawn only where there is any. */
function isDrawn(row: Row): boolean {
  return row.visible && !(row.kind === 'other' && row.count === 0);
}

/** Rows of sizes have one colour on purpose. */
function differInColor({ kind, categories }: TableScheme, one: number, two: number): boolean {
  const other = categories.length;
  return kind !== 'graduated-size' || one === other || two === other;
}

/** Pairs of features by the two rows that they are in. */
function byRows(scheme: TableScheme, { properties, pairs }: Neighbours) {
  const find = rowFinder(scheme);
  const rowAt = properties.map((item) => find(item));
  const found = new Map<string, { readonly rows: Pair; readonly pairs: Pair[] }>();
  for (const pair of pairs) {
    const rows = inOrder(rowAt[pair[0]], rowAt[pair[1]]);
    const known = found.get(nameOf(...rows));
    if (known) known.pairs.push(pair);
    else found.set(nameOf(...rows), { rows, pairs: [pair] });
  }
  return found;
}

/** Every two different rows of features that touch, once. */
function touchingRows(found: Iterable<{ readonly rows: Pair }>): Pair[] {
  return [...found]
    .map(({ rows }) => rows)
    .filter(([one, two]) => one !== two)
    .sort(([a, b], [c, d]) => a - c || b - d);
}

function everyTwo(indices: readonly number[]): Pair[] {
  return indices.flatMap((one, i) => indices.slice(i + 1).map((two) => [one, two] as const));
}

function inOrder(one: number, two: number): Pair {
  return one <= two ? [one, two] : [two, one];
}

function nameOf(one: number, two: number): string {
  return `${one} ${two}`;
}
