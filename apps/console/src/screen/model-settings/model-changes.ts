import { conditionHolds } from '@gep/api-client';
import type {
  InputSettings,
  LocalText,
  ParameterDefinition,
  ParameterValue,
  RasterDefinition,
  ResponseOf,
} from '@gep/api-client';
import { cellFault, tableFaults } from '../../form/table/cell-fault';
import type { CellFault, TableFault } from '../../form/table/cell-fault';
import type { EditedColumn, TextRow } from '../../form/table/table-column';
import { applyTable, rowsOf } from '../../form/table/table-draft';
import { savedClasses } from './chosen-preset';
import { mappedFields, mappingOf, sameColumn } from './field-mapping';
import type { RecordDefinition } from './field-mapping';
import { inputId, inputTableId, isTableEdited } from './model-draft';
import type { InputPlace, ModelDraft } from './model-draft';
import { listColumns, listNumbers } from './number-list';
import { comparableOf, currentOf } from '../../form/parameter-value';
import { classColumns, classOptions } from './reclassification';
import { lacksOption, tableColumns, tableOf, tableSource, tableValue } from './table-parameter';
import type { ColumnWords } from './table-parameter';

export type ModelSetup = ResponseOf<'getModelSetup'>;
type Values = Readonly<Record<string, ParameterValue>>;
type Definition<K> = Extract<ParameterDefinition, { kind: K }>;

/** What keeps a model from being saved, and the parameter or input that it is in. */
export type FormFault = { readonly name: LocalText } & (
  | { readonly kind: 'number'; readonly fault: CellFault; readonly text: string }
  | { readonly kind: 'cell'; readonly fault: TableFault }
  | { readonly kind: 'too-few-rows'; readonly minRows: number }
  | { readonly kind: 'too-few-items'; readonly minItems: number }
  /** The names of two fields. */
  | { readonly kind: 'same-column'; readonly first: string; readonly second: string }
);

/** What is to be saved of a model, and what is wrong with it. */
export interface ModelChanges {
  readonly values: Values;
  readonly settings: readonly {
    /** The model that has the input: the open one or one that it reads. */
    readonly modelId: string;
    readonly place: InputPlace;
    readonly change: Partial<InputSettings>;
  }[];
  readonly faults: readonly FormFault[];
}

/** The parameters as they are now, but for tables under edit. */
export function currentValues({ parameters }: ModelSetup, draft: ModelDraft): Values {
  return { ...parameters, ...draft.parameters };
}

/** What to save of a draft. The parameters that are seen are checked together, as the server does. */
export function modelChanges(setup: ModelSetup, draft: ModelDraft, words: ColumnWords): ModelChanges {
  const parameters = parameterChanges(setup, draft, words);
  const inputs = ownedInputs(setup).flatMap(({ modelId, input }) =>
    ([0, 1] as const).map((compareFlag) => {
      const place = { key: input.key, compareFlag };
      const change = draft.inputs[inputId(place)] ?? {};
      const changes =
        input.kind === 'table' || input.kind === 'vector'
          ? { place, change, faults: columnFaults(input, place, setup, change, words) }
          : rasterChanges(input, place, draft, words);
      return { modelId, ...changes };
    }),
  );
  return {
    values: parameters.values,
    settings: inputs.filter(({ change }) => Object.keys(change).length > 0),
    faults: [...inputs.flatMap(({ faults }) => faults), ...parameters.faults],
  };
}

/** Every input of a model and of those that it reads, each once, with the model that has it. */
function ownedInputs({ definition, reads }: ModelSetup) {
  const owners = [{ modelId: String(definition.id), files: definition.files }, ...reads];
  const inputs = owners.flatMap(({ modelId, files }) => files.map((input) => ({ modelId, input })));
  return inputs.filter(({ input }, i) => inputs.findIndex((one) => one.input.key === input.key) === i);
}

function parameterChanges(setup: ModelSetup, draft: ModelDraft, words: ColumnWords) {
  const now = currentValues(setup, draft);
  const values: Record<string, ParameterValue> = { ...draft.parameters };
  const faults: FormFault[] = [];
  for (const definition of setup.definition.parameters) {
    const { key } = definition;
    const table = tableChange(definition, setup, draft, words);
    const found = table?.faults ?? valueFaults(definition, now[key]);
    const isShown = conditionHolds(definition.visibleWhen, now);
    if (isShown) faults.push(...found);
    // A table that is out of sight and not right yet waits until it is seen again.
    if (table?.changed && (isShown || found.length === 0)) values[key] = table.value();
  }
  return { values, faults: Object.keys(values).length > 0 ? faults : [] };
}

function tableChange(
  definition: ParameterDefinition,
  setup: ModelSetup,
  draft: ModelDraft,
  words: ColumnWords,
) {
  const edited = draft.tables[definition.key];
  if (definition.kind === 'table') {
    const now = currentValues(setup, draft);
    const source = tableSource(
      definition,
      setup.parameters[definition.key],
      now[definition.rowForEach ?? ''],
    );
    const table = tableOf(source, edited);
    const columns = tableColumns(definition, words, 2, now[definition.columnForEach ?? '']);
    return {
      changed: isTableEdited(edited) || lacksOption(source),
      value: (): ParameterValue => tableValue(source, table),
      faults: rowFaults(definition, columns, rowsOf(table), definition.minRows),
    };
  }
  if (!isNumberList(definition) || !isTableEdited(edited)) return null;
  return {
    changed: true,
    value: (): ParameterValue => listNumbers(rowsOf(edited)),
    faults: rowFaults(definition, listColumns(definition), rowsOf(edited), definition.minItems),
  };
}

/** Whether a parameter is a list of numbers, which is edited as a table. */
export function isNumberList(definition: ParameterDefinition): definition is Definition<'list'> {
  return definition.kind === 'list' && definition.of === 'number';
}

function columnFaults(
  input: RecordDefinition,
  place: InputPlace,
  { inputs }: ModelSetup,
  change: Partial<InputSettings>,
  words: ColumnWords,
): FormFault[] {
  const stored = inputs.find(
    ({ key, compareFlag }) => key === place.key && compareFlag === place.compareFlag,
  );
  const report = stored?.file?.report;
  if (!change.fields || !report || report.kind === 'raster') return [];
  const fields = mappedFields(input, words);
  const mapping = mappingOf(report, change.fields);
  return fields.flatMap((field): FormFault[] => {
    const other = sameColumn(fields, mapping, field);
    return other ? [{ name: input.name, kind: 'same-column', first: other.name, second: field.name }] : [];
  });
}

function rasterChanges(input: RasterDefinition, place: InputPlace, draft: ModelDraft, words: ColumnWords) {
  const classes = draft.tables[inputTableId(place, 'reclassification')];
  const list = draft.tables[inputTableId(place, 'plain')];
  const options = classOptions(input, words) ?? [];
  const [editsClasses, editsList] = [isTableEdited(classes), isTableEdited(list)];
  return {
    place,
    change: {
      ...draft.inputs[inputId(place)],
      ...(editsClasses && savedClasses(rowsOf(classes))),
      ...(editsList && { plain: plainList(rowsOf(list)) }),
    },
    faults: [
      ...(editsClasses ? rowFaults(input, classColumns(options), rowsOf(classes)) : []),
      ...(editsList && input.plain ? rowFaults(input, listColumns(input.plain), rowsOf(list)) : []),
    ],
  };
}

function plainList(rows: readonly TextRow[]): number[] | null {
  const numbers = listNumbers(rows);
  return numbers.length > 0 ? numbers : null;
}

function valueFaults(definition: ParameterDefinition, value: ParameterValue): FormFault[] {
  if (definition.kind === 'list' && !isNumberList(definition) && Array.isArray(value)) {
    const { name, minItems } = definition;
    return value.length < minItems ? [{ name, kind: 'too-few-items', minItems }] : [];
  }
  if (definition.kind !== 'plain') return [];
  const numbers = [currentOf(value), definition.price ? comparableOf(value) : null];
  return numbers.flatMap((number): FormFault[] => {
    const fault = number === null ? null : numberFault(definition, number);
    return fault ? [{ name: definition.name, kind: 'number', fault, text: String(number) }] : [];
  });
}

/** What is wrong with a number of a parameter; null when nothing is. */
export function numberFault(definition: Definition<'plain'>, value: number): CellFault | null {
  const { key, min, max, minExclusive, integer } = definition;
  return cellFault({ kind: 'number', name: '', key, min, max, minExclusive, integer }, String(value));
}

/** The first thing that is wrong with a table. */
function rowFaults(
  { name }: { readonly name: LocalText },
  columns: readonly EditedColumn[],
  rows: readonly TextRow[],
  minRows = 0,
): FormFault[] {
  const [fault] = tableFaults(columns, rows);
  if (fault) return [{ name, kind: 'cell', fault }];
  return rows.length < minRows ? [{ name, kind: 'too-few-rows', minRows }] : [];
}

/** The draft after these changes were saved; without tables of classes whose file has other classes since. */
export function savedDraft({ tables }: ModelDraft, { values, settings }: ModelChanges): ModelDraft {
  const saved = (id: string) =>
    id in values || settings.some(({ place }) => id.startsWith(`${inputId(place)}/`));
  const others = settings.filter(({ change }) => change.noData !== undefined);
  const outdated = new Set(others.map(({ place }) => inputTableId(place, 'reclassification')));
  const applied = Object.entries(tables)
    .filter(([id]) => !outdated.has(id))
    .map(([id, table]) => [id, saved(id) ? applyTable(table) : table]);
  return { parameters: {}, inputs: {}, tables: Object.fromEntries(applied) };
}
