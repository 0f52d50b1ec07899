import { labelSymbol } from '../../model';
import type { LabelSymbol } from '../../model';
import { jsonParameters } from '../json/json-parameters';
import { isList, isObject, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { neutralText } from './neutral';
import { metresOfScale } from './scale';

/** A template of one column. */
const column = /^\{\{\s*([^{}]+?)\s*\}\}$/;

/** The labels of a rule. */
export function readText(symbolizer: JsonObject, rule: JsonObject, notes: LossNotes): LabelSymbol {
  const props = jsonParameters(symbolizer, notes);
  const written = props.text('label', '');
  const [, field = null] = column.exec(written) ?? [];
  const [, first = null] = field === null ? (/\{\{\s*([^{}]+?)\s*\}\}/.exec(written) ?? []) : [null, field];
  if (field === null && written !== '') notes.add('label', 'expression', first);
  const fonts = props.raw('font');
  const [fontFamily = 'sans-serif'] = isList(fonts) ? fonts.filter((one) => typeof one === 'string') : [];
  const [offsetX = 0, offsetY = 0] = props.numbers('offset');
  const isBold = props.text('fontWeight', 'normal') === 'bold';
  const label = labelSymbol({
    useLabel: first !== null,
    field: first,
    fontFamily,
    fontStyle: isBold ? 'bold' : props.text('fontStyle', 'normal') === 'normal' ? 'normal' : 'italic',
    size: props.number('size', 12, 'labelSize'),
    color: props.color('color', '#000000', props.number('opacity', 1, 'opacity')),
    ...{ offsetX, offsetY },
    rotation: props.number('rotate', 0, 'rotation'),
    placement: props.text('placement', 'point').startsWith('line') ? 'line' : 'point',
    allowOverlap: props.flag('allowOverlap', false),
    haloWidth: props.number('haloWidth', 0, 'labelHaloWidth'),
    haloColor: props.color('haloColor', '#ffffff', props.number('haloOpacity', 1, 'opacity')),
    ...resolutions(rule),
  });
  props.noteUnread(neutralText);
  return label;
}

function resolutions(rule: JsonObject) {
  const scale = own(rule, 'scaleDenominator');
  const at = (name: string): number | null => {
    const value = isObject(scale) ? own(scale, name) : null;
    return typeof value === 'number' && value > 0 && Number.isFinite(value) ? metresOfScale(value) : null;
  };
  return { minResolution: at('min'), maxResolution: at('max') };
}
