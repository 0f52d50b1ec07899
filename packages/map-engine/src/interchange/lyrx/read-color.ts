import { formatColor, fromHsv, fromLab } from '../../color';
import type { Rgba } from '../../color';
import { evenColors } from '../color-table';
import { cmyk2rgb } from '../css';
import { cssColor } from '../css-color';
import { isList, objectsIn, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { part, text, typeOf } from './cim';

type Rgb = Pick<Rgba, 'r' | 'g' | 'b'>;
type Channels = readonly [number, number, number, number];

/** How each model's channels become red, green and blue; alpha follows them. */
const models: Readonly<Record<string, { readonly channels: number; readonly read: (of: Channels) => Rgb }>> =
  {
    CIMRGBColor: { channels: 3, read: ([r, g, b]) => ({ r, g, b }) },
    CIMHSVColor: { channels: 3, read: ([h, s, v]) => fromHsv({ h, s: s / 100, v: v / 100 }) },
    CIMHSLColor: { channels: 3, read: ([h, s, l]) => cssColor(`hsl(${h}, ${s}%, ${l}%)`) ?? black },
    CIMLABColor: { channels: 3, read: ([l, a, b]) => fromLab({ l, a, b }) },
    CIMGrayColor: { channels: 1, read: ([level]) => ({ r: level, g: level, b: level }) },
    CIMCMYKColor: {
      channels: 4,
      read: (inks) => {
        const [c, m, y, k] = inks.map((ink) => ink / 100);
        const [r = 0, g = 0, b = 0] = cmyk2rgb(c, m, y, k);
        return { r, g, b };
      },
    },
  };
const black: Rgb = { r: 0, g: 0, b: 0 };
/** What ArcGIS means by a part without a colour. */
const clear = '#00000000';

/** A colour of any model; no colour is a clear one. */
export function colorIn(object: JsonObject | null, name: string, notes: LossNotes): string {
  const color = part(object, name);
  return color ? readColor(color, notes.below(name)) : clear;
}

function readColor(color: JsonObject, notes: LossNotes): string {
  const type = typeOf(color);
  const model = Object.hasOwn(models, type) ? models[type] : undefined;
  const written = own(color, 'values');
  const values = isList(written) ? written.map(Number) : [];
  if (!model || values.length < model.channels || !values.every(Number.isFinite)) {
    notes.add(type || 'type', 'unsupported', '#000000');
    return '#000000';
  }
  // Printers' colours depend on a profile, which the file only names.
  if (type === 'CIMCMYKColor') notes.add(type, 'unsupported', 'without a profile');
  const [one, two = 0, three = 0, four = 0] = values;
  const alpha = (values.at(model.channels) ?? 100) / 100;
  const limit = (value: number, most: number): number => Math.min(most, Math.max(0, value)) || 0;
  const { r, g, b } = model.read([one, two, three, four]);
  return formatColor({ r: limit(r, 255), g: limit(g, 255), b: limit(b, 255), a: limit(alpha, 1) });
}

/** Colours along a circle of hues. */
const hueStops = 9;

/** The colours of a ramp, evenly spaced. */
export function rampColors(ramp: JsonObject | null, notes: LossNotes): readonly string[] {
  const own = notes.below('colorRamp');
  const colors = colorsOf(ramp, own);
  if (colors.length >= 2) return colors;
  own.add(typeOf(ramp) || 'type', 'unsupported', 'black to white');
  return ['#000000', '#ffffff'];
}

function colorsOf(ramp: JsonObject | null, notes: LossNotes): readonly string[] {
  if (!ramp) return [];
  switch (typeOf(ramp)) {
    case 'CIMLinearContinuousColorRamp':
      return endsOf(ramp, notes);
    case 'CIMPolarContinuousColorRamp':
      return hues(ramp, notes) ?? endsOf(ramp, notes);
    case 'CIMFixedColorRamp':
      return objectsIn(own(ramp, 'colors')).map((one) => readColor(one, notes.below('colors')));
    case 'CIMMultipartColorRamp':
      return severalRamps(ramp, notes);
    default:
      return [];
  }
}

const endsOf = (ramp: JsonObject, notes: LossNotes): readonly string[] => [
  colorIn(ramp, 'fromColor', notes),
  colorIn(ramp, 'toColor', notes),
];

/** Colours of the hues between two, the shorter way round unless the ramp names one; null for other models. */
function hues(ramp: JsonObject, notes: LossNotes): readonly string[] | null {
  const [from, to] = ['fromColor', 'toColor'].map((name) => part(ramp, name));
  if (typeOf(from) !== 'CIMHSVColor' || typeOf(to) !== 'CIMHSVColor' || !from || !to) {
    notes.add('interpolationSpace', 'unsupported', 'RGB');
    return null;
  }
  const channels = [from, to].map((one) => {
    const values = own(one, 'values');
    return isList(values) ? values.map(Number) : [];
  });
  const [[h1, s1, v1, a1 = 100], [h2, s2, v2, a2 = 100]] = channels;
  if (![h1, s1, v1, a1, h2, s2, v2, a2].every(Number.isFinite)) return null;
  const ahead = (((h2 - h1) % 360) + 360) % 360;
  const direction = text(ramp, 'polarDirection', 'Auto');
  const clockwise = direction === 'Clockwise' || (direction !== 'Counterclockwise' && ahead <= 180);
  const way = clockwise ? ahead : ahead - 360;
  return Array.from({ length: hueStops }, (_, i) => {
    const share = i / (hueStops - 1);
    const mixed = (a: number, b: number): number => a + (b - a) * share;
    const h = (((h1 + way * share) % 360) + 360) % 360;
    return readColor(
      { type: 'CIMHSVColor', values: [h, mixed(s1, s2), mixed(v1, v2), mixed(a1, a2)] },
      notes,
    );
  });
}

/** Ramps one after the other, each as long as its weight. */
function severalRamps(ramp: JsonObject, notes: LossNotes): readonly string[] {
  const parts = objectsIn(own(ramp, 'colorRamps')).map((one) => colorsOf(one, notes));
  const written = own(ramp, 'weights');
  let at = 0;
  const entries = parts.flatMap((colors, i) => {
    const weight = isList(written) ? Number(written[i]) : 1;
    const width = weight > 0 && Number.isFinite(weight) ? weight : 1;
    const from = at;
    at += width;
    return colors.map((color, k) => ({ value: from + (width * k) / Math.max(1, colors.length - 1), color }));
  });
  // Ramps join in one colour, which is there once.
  const stops = entries.filter((one, i) => entries[i - 1]?.value !== one.value);
  return stops.length < 2 ? stops.map(({ color }) => color) : evenColors(stops);
}
