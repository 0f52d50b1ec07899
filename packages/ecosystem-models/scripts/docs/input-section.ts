import type { FileInput, ModelDefinition, Parameter, RasterFile, RecordField } from '../../src/definition';
import type { ClassValue, RecordFile } from '../../src/file-input';
import { isRasterFile } from '../../src/file-input';
import { inputOrigin } from '../../src/reference/input-origins';
import { checksText } from './check-section';
import { conditionText } from './condition-text';
import type { Language } from './language';
import { boundsText, code, figure, named, table, unitText } from './markdown';
import { words } from './words';

function kindText(input: FileInput, language: Language): string {
  const { raster, table: byDistrict, geometry } = words[language].input;
  switch (input.kind) {
    case 'table':
      return byDistrict;
    case 'vector':
      return input.geometry.map((kind) => geometry[kind]).join(words[language].separator);
    default:
      return input.multiBand ? raster.bands : raster[input.kind];
  }
}

function classesText(classes: RasterFile['classes'], language: Language): string | undefined {
  if (classes === undefined) return undefined;
  if (classes === 'ecosystem-types') return words[language].input.types;
  const named = ({ value, name }: ClassValue): string => `${value} ${name[language]}`;
  return classes.map(named).join(words[language].separator);
}

function numberText({ plain }: RasterFile, language: Language): string {
  const { none, separator, placeholder, parameter } = words[language];
  if (plain === undefined) return none;
  const allowed = plain.minExclusive
    ? parameter.above(figure(plain.min), figure(plain.max))
    : boundsText([plain.min, plain.max], language);
  if (plain.default === null) return allowed;
  const initial = plain.placeholder ? placeholder(figure(plain.default)) : figure(plain.default);
  return `${allowed}${separator}${words[language].default} ${initial}`;
}

function readText(input: FileInput, { parameters }: ModelDefinition, language: Language): string {
  const when = conditionText(input.requiredWhen, parameters, language);
  if (input.optional) return words[language].input.ifGiven(when);
  return when === '' ? words[language].always : when;
}

function inputRow(input: FileInput, definition: ModelDefinition, language: Language): string[] {
  const { none, input: own } = words[language];
  const raster = isRasterFile(input) ? input : undefined;
  const classes = classesText(raster?.classes, language);
  return [
    [named(input, language), ...(classes === undefined ? [] : [classes])].join('<br>'),
    kindText(input, language),
    raster === undefined ? none : unitText(raster.unit, language),
    boundsText(raster?.expected, language),
    boundsText(raster?.physical, language),
    raster === undefined ? none : numberText(raster, language),
    readText(input, definition, language),
    raster === undefined ? none : own.onto[raster.resampling],
  ];
}

function fieldName(fields: readonly RecordField[], key: string, language: Language): string {
  return fields.find((field) => field.key === key)?.name[language] ?? key;
}

function allowedText(field: RecordField, fields: readonly RecordField[], language: Language): string {
  const { none, separator, field: own } = words[language];
  switch (field.type) {
    case 'number': {
      const bounds = boundsText(field.bounds, language);
      return field.atMost === undefined
        ? bounds
        : own.atMost(bounds, fieldName(fields, field.atMost, language));
    }
    case 'text':
      return (
        field.options?.map(({ value, name }) => `${name[language]} ${code(value)}`).join(separator) ?? none
      );
    case 'types':
      return none;
  }
}

function emptyText(
  field: RecordField,
  fields: readonly RecordField[],
  parameters: readonly Parameter[],
  language: Language,
): string {
  const { mayBeEmpty, countsAs, asCurrent, unless } = words[language].field;
  if (!field.optional) return mayBeEmpty.no;
  if (field.requiredWhen) return unless(conditionText(field.requiredWhen, parameters, language));
  if (field.type !== 'number') return mayBeEmpty.yes;
  if (field.comparableOf !== undefined) return asCurrent(fieldName(fields, field.comparableOf, language));
  return field.default === undefined ? mayBeEmpty.yes : countsAs(figure(field.default));
}

function fieldsText(input: RecordFile, parameters: readonly Parameter[], language: Language): string {
  const { kind, unit, allowed, none, field: own, separator } = words[language];
  const { fields } = input;
  const rows = fields.map((field) => [
    named(field, language),
    own.types[field.type],
    field.type === 'number' ? unitText(field.unit, language) : none,
    allowedText(field, fields, language),
    emptyText(field, fields, parameters, language),
  ]);
  const unique = input.kind === 'table' ? input.uniqueBy : undefined;
  const names = unique?.map((one) => words[language].quote(fieldName(fields, one, language)));
  const perDistrict = names === undefined ? own.oneRow : own.severalRows(names.join(separator));
  return [
    `### ${own.title(input.name[language])}`,
    input.kind === 'table' ? perDistrict : '',
    table([own.name, kind, unit, allowed, own.empty], rows, none),
    input.kind === 'table' ? checksText(input, language) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The inputs of a model, with the fields of its tables and features. */
function originList({ files }: ModelDefinition, language: Language): string {
  const { colon } = words[language];
  return files
    .map(({ key, name }) => `- **${name[language]}**${colon}${inputOrigin(key)?.[language] ?? ''}`)
    .join('\n');
}

export function inputSection(definition: ModelDefinition, language: Language): string {
  const { kind, unit, none, input } = words[language];
  const head = [
    input.name,
    kind,
    unit,
    input.expected,
    input.possible,
    input.number,
    input.read,
    input.resampling,
  ];
  const rows = definition.files.map((file) => inputRow(file, definition, language));
  const records = definition.files.filter(
    (file): file is RecordFile => !isRasterFile(file) && file.fields.length > 0,
  );
  return [
    `## ${input.title}`,
    table(head, rows, none),
    `${input.origins}\n\n${originList(definition, language)}`,
    ...records.map((file) => fieldsText(file, definition.parameters, language)),
  ].join('\n\n');
}
