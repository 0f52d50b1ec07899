import { formatNumber } from '@gep/map-engine/scheme';
import type { MessageKey, Words } from '../message';
import { isPart } from '../state';
import type { Change, ChangedPart } from '../state';

/** Names of properties whose field is called something else, the most telling first. */
const names: Readonly<Record<string, MessageKey>> = {
  fields: 'field.field',
  field: 'field.field',
  band: 'field.band',
  method: 'field.method',
  classification: 'field.method',
  classes: 'field.classes',
  stretch: 'field.stretch',
  ramp: 'field.ramp',
  manualBreaks: 'step.breaks',
  template: 'step.template',
  categories: 'step.rows',
  pins: 'step.pins',
  layers: 'step.layers',
  visible: 'step.visible',
  reverse: 'step.reverse',
  useLabel: 'step.labels',
  label: 'step.labels',
  fontFamily: 'field.font',
  source: 'field.image',
  bands: 'step.bands',
  channels: 'step.channels',
  background: 'step.background',
  useBackground: 'step.background',
  relief: 'step.relief',
  fillColor: 'field.fill',
};
const telling = Object.keys(names);

const rowNames: Readonly<Record<string, MessageKey>> = {
  label: 'step.row-label',
  color: 'step.row-color',
  visible: 'step.row-visible',
  symbol: 'step.row-symbol',
};

/** Rows that have no label, by their keys. */
const unnamedRows: Readonly<Record<string, MessageKey>> = {
  other: 'table.other',
  '[null]': 'table.null',
  '[""]': 'table.empty-text',
};

/** What a step did, in words, e.g. "Colour ramp" or "Class label (Forest)". */
export function stepName(change: Change, { t, has }: Words): string {
  const name = t(nameKey(change, has));
  const [part, row] = change.path;
  const unnamed = part === 'label' ? 'step.labels' : part === 'rows' && unnamedRows[row];
  const place = change.row || (unnamed ? t(unnamed) : '');
  return place && place !== name ? t('step.of', { step: name, place }) : name;
}

/** The same with what it was set to, e.g. "Classes: 7", where that is short. */
export function stepSentence(change: Change, words: Words): string {
  const step = stepName(change, words);
  const value = valueText(mainPart(change), words);
  return value ? words.t('step.value', { step, value }) : step;
}

function mainPart({ parts }: Change): ChangedPart | undefined {
  const rank = ({ name }: ChangedPart) => (telling.indexOf(name) + telling.length + 1) % (telling.length + 1);
  return [...parts].sort((a, b) => rank(a) - rank(b))[0];
}

function nameKey(change: Change, has: Words['has']): MessageKey {
  const { path } = change;
  const main = mainPart(change);
  if (!main || main.name === '') return 'step.style';
  if (path[0] === 'rows') return rowNames[path[2] ?? main.name] ?? 'step.rows';
  if (main.name === 'kind') return path.length === 0 ? 'step.scheme-kind' : 'field.kind';
  if (path.at(-1) === 'layers') return 'step.layer-order';
  // Nearest to the leaf first: `background.value` is known by its background.
  return keysOf([...path, main.name], has)[0] ?? 'step.style';
}

function keysOf(path: readonly string[], has: Words['has']): MessageKey[] {
  // Label properties that other parts also have get separate names.
  const own = (name: string) => (path[0] === 'label' ? fieldKey(`label-${name}`, path, has) : null);
  return [...path].reverse().flatMap((name) => own(name) ?? names[name] ?? fieldKey(name, path, has) ?? []);
}

/** Words of a field whose key follows its property's name, e.g. strokeWidth: 'field.stroke-width'. */
function fieldKey(name: string, path: readonly string[], has: Words['has']): MessageKey | null {
  if (name === 'interval' && path[0] !== 'classification') return 'field.interval-px';
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [`field.${kebab}`, `label.${kebab}`].find(has) ?? null;
}

function valueText(part: ChangedPart | undefined, { t, has }: Words): string {
  const after = part?.after;
  if (typeof after === 'number') return formatNumber(after, { decimals: 'all', digits: 6, group: true });
  if (typeof after === 'string') {
    const choice = ['tree', 'kind', part?.name].map((topic) => `${topic}.${after}`).find(has);
    if (choice) return t(choice);
    return after.startsWith('#') || part?.name === 'label' ? shortened(after) : '';
  }
  return isPart(after) && typeof after.name === 'string' ? shortened(after.name) : '';
}

function shortened(text: string): string {
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
