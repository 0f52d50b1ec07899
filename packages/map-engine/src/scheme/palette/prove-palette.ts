import { allSights, labDifference, parseColor, safeDifference, seeColor, toLab } from '../../color';
import type { Lab, Rgba, Sight } from '../../color';
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

/** What one kind of eyes, or a grey print, makes of a palette. */
export interface SightProof {
  readonly sight: Sight;
  /** The smallest CIEDE2000 difference of two rows that touch; Infinity where none do. */
  readonly smallest: number;
  /** Keys of every two rows that touch and look alike. */
  readonly alike: readonly (readonly [string, string])[];
  /** Keys of the rows that look like what lies beneath. */
  readonly faint: readonly string[];
  /** The pairs of `neighbours` in different rows that look alike. */
  readonly neighbours: readonly (readonly [number, number])[];
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
  const sorted = neighbours && sortNeighbours(scheme, neighbours);
  const touching = (sorted ? rowsOf(sorted) : everyTwo([...shown].slice(0, most))).filter(
    ([one, two]) => shown.has(one) && shown.has(two) && differInColor(scheme, one, two),
  );
  return allSights.map((sight) => {
    const see = (color: Rgba): Lab => toLab(seeColor(color, sight));
    const labs = colors.map(see);
    const ground = see(beneath);
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
      neighbours: (sorted ?? []).flatMap(({ pair, rows: [one, two] }) =>
        close.has(nameOf(one, two)) ? [pair] : [],
      ),
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

function sortNeighbours(scheme: TableScheme, { properties, pairs }: Neighbours) {
  const find = rowFinder(scheme);
  const rowAt = properties.map((item) => find(item));
  return pairs.map((pair) => ({ pair, rows: inOrder(rowAt[pair[0]], rowAt[pair[1]]) }));
}

/** Every two different rows of features that touch, once. */
function rowsOf(sorted: readonly { readonly rows: Pair }[]): Pair[] {
  const pairs = new Map(sorted.map(({ rows: [one, two] }) => [nameOf(one, two), [one, two] as const]));
  return [...pairs.values()].filter(([one, two]) => one !== two).sort(([a, b], [c, d]) => a - c || b - d);
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
