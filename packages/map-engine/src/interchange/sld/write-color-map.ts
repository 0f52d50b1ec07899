import type { RangeCategory, RasterScheme } from '../../model';
import { stretchColors } from '../stretch-colors';
import { nextAbove } from '../next-number';
import type { SldWords } from './sld-xml';
import { hexAndAlpha } from './write-symbol';

/** A raster as a colour map of one band, or as three bands. */
export function rasterSymbolizer(scheme: RasterScheme, words: SldWords): string {
  const opacity = words.seText('Opacity', scheme.opacity);
  const channel = (name: string, band: number) =>
    words.se(name, [words.seText('SourceChannelName', band + 1)]);
  if (scheme.kind === 'rgb-composite') {
    const channels = (['red', 'green', 'blue'] as const).flatMap((name) => {
      const { used, band } = scheme.channels[name];
      return used && band !== null ? [channel(`${name[0].toUpperCase()}${name.slice(1)}Channel`, band)] : [];
    });
    return words.se('RasterSymbolizer', [opacity, words.se('ChannelSelection', channels)]);
  }
  return words.se('RasterSymbolizer', [
    opacity,
    words.se('ChannelSelection', [channel('GrayChannel', scheme.band ?? 0)]),
    colorMap(scheme, words),
  ]);
}

interface Entry {
  readonly quantity: number;
  readonly color: string;
  readonly label: string;
  readonly visible: boolean;
}

function colorMap(
  scheme: Exclude<RasterScheme, { readonly kind: 'rgb-composite' }>,
  words: SldWords,
): string {
  const { type, entries } = entriesOf(scheme);
  return words.se(
    'ColorMap',
    entries.map(({ quantity, color, label, visible }) => {
      const { hex, alpha } = hexAndAlpha(color, visible ? 1 : 0);
      return words.se('ColorMapEntry', [], {
        color: hex,
        quantity,
        ...(label === '' ? {} : { label }),
        ...(alpha < 1 ? { opacity: alpha } : {}),
      });
    }),
    { type },
  );
}

function entriesOf(scheme: Exclude<RasterScheme, { readonly kind: 'rgb-composite' }>): {
  readonly type: 'ramp' | 'intervals' | 'values';
  readonly entries: readonly Entry[];
} {
  if (scheme.kind === 'stretch') {
    const entries = stretchColors(scheme).map(({ value, color }) => ({
      ...{ quantity: value, color, visible: true },
      label: String(Number(value.toPrecision(6))),
    }));
    return { type: 'ramp', entries };
  }
  const { other } = scheme;
  if (scheme.kind === 'raster-unique-values') {
    const entries = scheme.categories.flatMap(({ color, label, visible, ...row }) =>
      row.kind === 'value' && typeof row.values[0] === 'number'
        ? [{ quantity: row.values[0], color, label, visible }]
        : [],
    );
    return { type: 'values', entries };
  }
  // An interval ends before its quantity: the number after our upper end, which is the last of a class.
  const ranges = scheme.categories.filter((one): one is RangeCategory => one.kind === 'range');
  const [first, last] = [ranges.at(0), ranges.at(-1)];
  const outside = { color: other.color, label: other.label, visible: other.visible };
  const entries = ranges.map((one): Entry => ({
    quantity: one === last && one.openAbove ? Number.MAX_VALUE : nextAbove(one.upper),
    ...{ color: one.color, label: one.label, visible: one.visible },
  }));
  // The first class holds its lower end.
  const below = first && !first.openBelow ? [{ quantity: first.lower, ...outside }] : [];
  return { type: 'intervals', entries: [...below, ...entries] };
}
