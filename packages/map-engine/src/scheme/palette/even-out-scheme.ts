import {
  allEyes,
  allSights,
  interpolateHex,
  parseColor,
  rampLength,
  safeDifference,
  sampleRamp,
  seeColor,
  toLab,
} from '../../color';
import type { Sight } from '../../color';
import type { TableScheme } from '../../model';
import { pinnedLooks, setRamp } from '../edit/row-style';
import type { RampScheme } from '../edit/row-style';
import { recolorSymbol } from '../symbol/symbol-color';
import type { Look } from './look';
import { onMap, provePalette } from './prove-palette';
import type { ProofOptions, SightProof } from './prove-palette';
import { spreadClasses } from './spread-classes';
import type { Slot } from './spread-classes';
import { spreadValues } from './spread-values';

/** For whom colours are spread, the most demanding first: not every ramp can serve a grey print as well. */
const audiences: readonly (readonly Sight[])[] = [allSights, allEyes, ['normal']];
/** A difference that is just noticeable: less is not worth another ramp. */
const noticeable = 1;
/** Colours to choose of between two of a ramp. */
const between = 8;

/**
 * The scheme with colours that are easier to tell apart as they are drawn: classes at even steps along their ramp, between
 * its ends and where its lightness turns, and away from pinned colours; rows of values that look like an earlier row in
 * another colour of the ramp. The ramp becomes the scheme's own. Pinned colours and symbols stay.
 * @returns the scheme as it was where nothing noticeable is won, or where the smallest difference of `provePalette` would
 * fall to any sight.
 * @throws RangeError for a base that is not a colour.
 * @example
 * const uneven = setRamp(scheme, { ramp: toRamp(['#000000', '#0c0c0c', '#ffffff']) });
 * evenOutScheme(uneven).categories.map(({ color }) => color); // ['#000000', '#767676', '#ffffff']
 */
export function evenOutScheme<S extends TableScheme>(scheme: S, options?: ProofOptions): S;
export function evenOutScheme(scheme: TableScheme, options: ProofOptions = {}): TableScheme {
  const rows = scheme.categories.length;
  if (!hasRamp(scheme) || rows < 2 || rows > rampLength.max) return scheme;
  const before = provePalette(scheme, options);
  let [best, gain] = [scheme, noticeable];
  for (const sights of audiences) {
    const colors = spreadColors(scheme, sights, options);
    if (!colors) continue;
    const next = setRamp(scheme, { ramp: { name: '', colors }, reverse: false });
    const won = gainOf(before, provePalette(next, options));
    if (won > gain) [best, gain] = [next, won];
  }
  return best;
}

function hasRamp(scheme: TableScheme): scheme is RampScheme {
  return scheme.kind !== 'single-symbol' && scheme.kind !== 'graduated-size';
}

/**
 * By how much a palette gets better: smallest differences and pairs that no longer look alike; 0 where the smallest
 * difference falls to any sight. What nobody notices counts as no difference.
 */
function gainOf(before: readonly SightProof[], after: readonly SightProof[]): number {
  const seen = ({ smallest }: SightProof): number => Math.max(Math.min(smallest, 100), noticeable);
  const gains = before.map((proof, i) => seen(after[i]) - seen(proof));
  const fewer = before.map(({ alike }, i) => alike.length - after[i].alike.length);
  return gains.some((gain) => gain < 0) ? 0 : [...gains, ...fewer].reduce((sum, gain) => sum + gain);
}

/** The rows of a scheme, and how colours of its ramp look in them. */
interface Palette {
  readonly isPinned: readonly boolean[];
  readonly kept: readonly Look[];
  readonly lookOf: (color: string) => Look;
  readonly least: number;
}

/** A colour of the ramp for each row; null where there is none to choose. */
function spreadColors(
  scheme: RampScheme,
  sights: readonly Sight[],
  { base = '#ffffff', opacity = 1, least = safeDifference }: ProofOptions,
): readonly string[] | null {
  const { categories, other } = scheme;
  const beneath = parseColor(base);
  const look = (row: Parameters<typeof onMap>[0]): Look => {
    const color = onMap(row, beneath, opacity);
    return sights.map((sight) => toLab(seeColor(color, sight)));
  };
  const pinned = pinnedLooks(scheme);
  const free = categories.find(({ key }) => !pinned.has(key));
  if (!free) return null;
  const stay = [...categories.filter(({ key }) => pinned.has(key)), other];
  const palette: Palette = {
    isPinned: categories.map(({ key }) => pinned.has(key)),
    kept: stay.filter(({ visible }) => visible).map(look),
    lookOf: (color) => look({ color, symbol: free.symbol && recolorSymbol(free.symbol, color) }),
    least,
  };
  const { ramp, reverse } = 'classification' in scheme ? scheme.classification : scheme;
  const sample = (count: number) => sampleRamp(ramp, count, { reverse });
  return 'classification' in scheme
    ? classColors(palette, sample)
    : valueColors(palette, sample(categories.length), scheme);
}

function valueColors(
  { isPinned, lookOf, ...palette }: Palette,
  sampled: readonly string[],
  { categories, ramp }: Exclude<RampScheme, { readonly classification: unknown }>,
): readonly string[] {
  // Rows of a raster may have the colours of its file.
  const own = categories.map(({ color }, i) => (isPinned[i] ? sampled[i] : color));
  const pool = interpolateHex(ramp.colors, (ramp.colors.length - 1) * between + 1);
  const chosen = spreadValues({ ...palette, isPinned, own: own.map(lookOf), pool: pool.map(lookOf) });
  return chosen.map((place, i) => (place === null ? own[i] : pool[place]));
}

function classColors(
  { isPinned, lookOf, ...palette }: Palette,
  sample: (count: number) => readonly string[],
): readonly string[] | null {
  const last = isPinned.length - 1;
  const steps = Math.max(4, Math.min(32, Math.floor(512 / last)));
  const colors = sample(last * steps + 1);
  const way = colors.map(lookOf);
  const turns = (i: number): boolean => {
    const [one, two, three] = [i - 1, i, i + 1].map((at) => way[at * steps][0].l);
    return (two - one) * (three - two) < 0;
  };
  const slots = isPinned.map((isKept, i): Slot => {
    if (isKept) return 'pinned';
    return i === 0 || i === last || turns(i) ? i * steps : 'free';
  });
  const places = spreadClasses({ ...palette, way, slots });
  return places && places.map((place) => colors[place]);
}
