import { labelSymbol } from '../../model';
import type { FontStyle, LabelSymbol } from '../../model';
import { columnIn } from '../expression/column-in';
import { jsonParameters } from '../json/json-parameters';
import { own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { neutralText } from './neutral';

/** A CSS font: its style and weight, size in pixels and family. */
const cssFont = /^(.*?)([\d.]+)px(?:\/\S+)?\s+(.+)$/;

/** The labels of a style without expressions but that of its text. */
export function readFlatText(style: JsonObject, notes: LossNotes): LabelSymbol {
  const props = jsonParameters(style, notes);
  const written = own(style, 'text-value');
  const column = columnIn(written);
  if (!column || !column.isPlain) notes.add('text-value', 'expression', column?.name ?? null);
  const [, look = '', size = '10', family = 'sans-serif'] =
    cssFont.exec(props.text('text-font', '10px sans-serif')) ?? [];
  props.unsupported([
    'text-scale',
    'text-align',
    'text-justify',
    'text-baseline',
    'text-background-fill-color',
  ]);
  const radians = Number(props.raw('text-rotation') ?? 0);
  const stroke = props.has('text-stroke-color') || props.has('text-stroke-width');
  const label = labelSymbol({
    useLabel: column !== null,
    field: column?.name ?? null,
    fontFamily: family.replace(/^"(.*)"$/, '$1'),
    fontStyle: fontStyleOf(look),
    size: jsonParameters({ size }, notes).number('size', 10, 'labelSize'),
    color: props.color('text-fill-color', '#333333'),
    // Half of a stroke is outside of the text.
    haloWidth: stroke
      ? jsonParameters({ halo: Number(props.raw('text-stroke-width') ?? 1) / 2 }, notes).number(
          'halo',
          0,
          'labelHaloWidth',
        )
      : 0,
    haloColor: props.color('text-stroke-color', '#ffffff'),
    offsetX: props.number('text-offset-x', 0, 'offset'),
    offsetY: props.number('text-offset-y', 0, 'offset'),
    rotation: Number.isFinite(radians) ? (Math.round((radians * 180e6) / Math.PI) / 1e6) % 360 : 0,
    placement: props.text('text-placement', 'point') === 'line' ? 'line' : 'point',
    allowOverlap: props.text('text-declutter-mode', 'declutter') === 'none',
  });
  props.noteUnread(neutralText, 'text-');
  return label;
}

function fontStyleOf(look: string): FontStyle {
  if (/\b(bold|[6-9]00)\b/.test(look)) return 'bold';
  return /italic|oblique/.test(look) ? 'italic' : 'normal';
}
