import { labelSymbol } from '../../model';
import type { LabelSymbol } from '../../model';
import { columnIn } from '../expression/column-in';
import { jsonParameters } from '../json/json-parameters';
import { isList } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { isBeside, neutralText } from './neutral';

/** The labels of a layer whose other properties are chosen. */
export function readText(properties: JsonObject, field: unknown, notes: LossNotes): LabelSymbol {
  const props = jsonParameters(
    Object.fromEntries(
      Object.entries(properties).filter(([name]) => name === 'icon-image' || !isBeside(name)),
    ),
    notes,
  );
  const column = typeof field === 'string' ? tokenIn(field) : columnIn(field);
  if (!column?.isPlain) notes.add('text-field', 'expression', column?.name ?? null);
  const fonts = props.raw('text-font');
  const [font = 'Open Sans Regular'] = isList(fonts) ? fonts.filter((one) => typeof one === 'string') : [];
  const size = props.number('text-size', 16, 'labelSize');
  const [x = 0, y = 0] = props.numbers('text-offset');
  const opacity = props.number('text-opacity', 1, 'opacity');
  props.unsupported(['text-anchor', 'text-variable-anchor', 'text-transform', 'icon-image']);
  const label = labelSymbol({
    useLabel: column !== null,
    field: column?.name ?? null,
    fontFamily: font.replace(/ (Regular|Bold|Italic|Medium|Light|Bold Italic)$/, ''),
    fontStyle: / Bold/.test(font) ? 'bold' : / Italic$/.test(font) ? 'italic' : 'normal',
    size,
    color: props.color('text-color', '#000000', opacity),
    offsetX: Math.round(x * size * 1e6) / 1e6,
    offsetY: Math.round(y * size * 1e6) / 1e6,
    rotation: props.number('text-rotate', 0, 'rotation'),
    placement: props.text('symbol-placement', 'point').startsWith('line') ? 'line' : 'point',
    allowOverlap: props.flag('text-allow-overlap', false),
    haloWidth: props.number('text-halo-width', 0, 'labelHaloWidth'),
    haloColor: props.color('text-halo-color', '#00000000', opacity),
  });
  props.noteUnread(neutralText);
  return label;
}

/** `{name}` of the first version of these styles. */
function tokenIn(text: string): { readonly name: string; readonly isPlain: boolean } | null {
  const [token, name] = /\{([^{}]+)\}/.exec(text) ?? [];
  return name === undefined ? null : { name, isPlain: token === text.trim() };
}
