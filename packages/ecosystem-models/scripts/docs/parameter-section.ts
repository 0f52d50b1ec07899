import type {
  ListParameter,
  ModelDefinition,
  Option,
  Parameter,
  PlainParameter,
  TableColumn,
  TableParameter,
  TableRow,
} from '../../src/definition';
import { conditionText } from './condition-text';
import type { Language } from './language';
import { linearSection } from './linear-section';
import { boundsText, code, figure, named, table, typeText, unitText } from './markdown';
import { words } from './words';

const optionText = ({ value, name }: Option, language: Language): string =>
  `${name[language]} ${code(value)}`;

function optionNamed(options: readonly Option[], value: string, language: Language): string {
  return options.find((option) => option.value === value)?.name[language] ?? value;
}

function listText({ of, default: codes }: ListParameter, language: Language): string {
  const { none, separator } = words[language];
  const items = codes.map((item) => (of === 'ecosystem-type' ? typeText(item, language) : figure(item)));
  return items.length === 0 ? none : items.join(separator);
}

function defaultText(parameter: Parameter, language: Language): string {
  const { yes, no, none, separator, parameter: own } = words[language];
  switch (parameter.kind) {
    case 'plain':
      return figure(parameter.default);
    case 'choice':
      return optionNamed(parameter.options, parameter.default, language);
    case 'selection': {
      const names = parameter.default.map((value) => optionNamed(parameter.options, value, language));
      return names.length === 0 ? none : names.join(separator);
    }
    case 'switch':
      return parameter.default ? yes : no;
    case 'list':
      return listText(parameter, language);
    case 'table':
      return parameter.default.length === 0 ? own.noRows : own.rowsBelow(parameter.default.length);
  }
}

function plainAllowed({ min, max, minExclusive, integer }: PlainParameter, language: Language): string {
  const { above, whole } = words[language].parameter;
  const bounds = minExclusive ? above(figure(min), figure(max)) : boundsText([min, max], language);
  return integer ? whole(bounds) : bounds;
}

function tableAllowed(
  { minRows, rowForEach }: TableParameter,
  { parameters }: ModelDefinition,
  language: Language,
) {
  const { none, separator, parameter: own } = words[language];
  const selection = parameters.find(({ key }) => key === rowForEach);
  const rules = [
    minRows === 0 ? '' : own.leastRows(minRows),
    selection === undefined ? '' : own.rowForEach(selection.name[language]),
  ];
  return rules.filter((rule) => rule !== '').join(separator) || none;
}

function allowedText(parameter: Parameter, definition: ModelDefinition, language: Language): string {
  const { none, separator, yes, no, parameter: own } = words[language];
  switch (parameter.kind) {
    case 'plain':
      return plainAllowed(parameter, language);
    case 'choice':
      return parameter.options.map((option) => optionText(option, language)).join(separator);
    case 'selection': {
      const options = parameter.options.map((option) => optionText(option, language));
      return [...options, own.leastItems(parameter.minItems)].join(separator);
    }
    case 'switch':
      return `${yes}${separator}${no}`;
    case 'list': {
      const items =
        parameter.of === 'ecosystem-type' ? own.types : boundsText([parameter.min, parameter.max], language);
      const least = parameter.minItems === 0 ? [] : [own.leastItems(parameter.minItems)];
      return [items, ...least].join(separator);
    }
    case 'table':
      return tableAllowed(parameter, definition, language) || none;
  }
}

function parameterUnit(parameter: Parameter, language: Language): string {
  if (parameter.kind !== 'plain' && parameter.kind !== 'list') return words[language].none;
  const unit = unitText(parameter.unit, language);
  return parameter.kind === 'plain' && parameter.price ? words[language].parameter.price(unit) : unit;
}

function parameterRow(parameter: Parameter, definition: ModelDefinition, language: Language): string[] {
  const { always, placeholder } = words[language];
  const initial = defaultText(parameter, language);
  return [
    named(parameter, language),
    parameterUnit(parameter, language),
    parameter.placeholder ? placeholder(initial) : initial,
    allowedText(parameter, definition, language),
    conditionText(parameter.visibleWhen, definition.parameters, language) || always,
  ];
}

function columnHead(column: TableColumn, language: Language): string {
  const unit = column.unit === '' ? '' : ` ${unitText(column.unit, language)}`;
  return `${column.name[language]}${unit} ${code(column.key)}`;
}

function columnRule(column: TableColumn, language: Language): string {
  const { separator, colon, parameter: own } = words[language];
  const bounds = boundsText([column.min, column.max], language);
  const rules = [
    column.optional ? own.mayBeEmpty(bounds) : bounds,
    ...(column.missing === undefined ? [] : [own.missing(String(column.missing))]),
    ...(column.price ? [own.price(unitText(column.unit, language))] : []),
  ];
  return `${columnHead(column, language)}${colon}${rules.join(separator)}`;
}

function keyText(
  { keyedBy, keys, openKeys, keyColumn }: TableParameter,
  row: TableRow,
  language: Language,
): string {
  const key = row[keyColumn.key];
  if (keyedBy === 'ecosystem-type') return typeText(Number(key), language);
  if (typeof key === 'number') return figure(key);
  const name = optionNamed(keys ?? [], String(key), language);
  // What has to match the user's data is said as it is written there.
  return openKeys && name !== key ? `${name} ${code(String(key))}` : name;
}

function cellText(cell: TableRow[string] | undefined, language: Language): string {
  if (cell === undefined) return words[language].none;
  if (typeof cell === 'string') return cell;
  return figure(typeof cell === 'number' ? cell : cell.current);
}

function tableText(parameter: TableParameter, language: Language): string {
  const { none } = words[language];
  const { keyColumn, columns } = parameter;
  const rules = columns.map((column) => `- ${columnRule(column, language)}`).join('\n');
  const head = [
    `${keyColumn.name[language]} ${code(keyColumn.key)}`,
    ...columns.map((column) => columnHead(column, language)),
  ];
  const rows = parameter.default.map((row) => [
    keyText(parameter, row, language),
    ...columns.map(({ key }) => cellText(row[key], language)),
  ]);
  return [
    `### ${parameter.name[language]}`,
    rules,
    ...(rows.length === 0 ? [] : [table(head, rows, none)]),
  ].join('\n\n');
}

/** The parameters of a model, with the columns and default rows of its tables. */
export function parameterSection(definition: ModelDefinition, language: Language): string {
  const { unit, allowed, none, default: initial, parameter } = words[language];
  const { parameters } = definition;
  const rows = parameters.map((one) => parameterRow(one, definition, language));
  const tables = parameters.filter((one): one is TableParameter => one.kind === 'table');
  return [
    `## ${parameter.title}`,
    table([parameter.name, unit, initial, allowed, parameter.shown], rows, none),
    linearSection(definition, language),
    ...tables.map((one) => tableText(one, language)),
  ].join('\n\n');
}
