import { conditionHolds, modelById } from '@gep/ecosystem-models';
import type { ModelDefinition, Parameter } from '@gep/ecosystem-models';
import type { Block } from '../document/content';
import { recordedOf } from '../reprice/changed-parameters';
import type { RecordedParameters } from '../reprice/changed-parameters';
import { yearOf } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import { columnTitle, parameterCell, parameterUnit, tableLines } from './parameter-text';
import type { ReportContext } from './report-context';

/** A model of the account with what its result was made with. */
export interface RecordedModel {
  readonly place: ResultPlace;
  readonly recorded: RecordedParameters;
  /** Those that counted with these values. */
  readonly parameters: readonly Parameter[];
}

/** The models that have results, in their order. */
export function recordedModels({ places, flag }: ReportContext): RecordedModel[] {
  return places.flatMap((place) => {
    const year = place.entry !== null && place.parentId === null ? yearOf(place, flag) : undefined;
    const definition = modelById(Number(place.modelId))?.definition;
    if (!year || !definition) return [];
    const recorded = recordedOf(year.row);
    return [{ place, recorded, parameters: countedParameters(definition, recorded) }];
  });
}

/** The parameters of a model that counted with the recorded values. */
export function countedParameters(
  { parameters }: ModelDefinition,
  { values }: RecordedParameters,
): readonly Parameter[] {
  return parameters.filter(({ visibleWhen }) => conditionHolds(visibleWhen, values));
}

/** A table of parameters for each model, and their tables of values. */
export function parameterBlocks(context: ReportContext): Block[] {
  const models = recordedModels(context);
  if (models.length === 0) return [{ kind: 'note', text: context.say('no-results') }];
  return models.flatMap((model) => modelBlocks(model, context));
}

/** Whether a value is the default, was entered, or was changed after the run. */
export function originOf(
  { unchangedDefaults, followed }: RecordedParameters,
  key: string,
): 'default' | 'own' | 'followed' {
  if (followed.some(({ parameter }) => parameter === key)) return 'followed';
  return unchangedDefaults.includes(key) ? 'default' : 'own';
}

function modelBlocks({ place, recorded, parameters }: RecordedModel, context: ReportContext): Block[] {
  const { say, language } = context;
  const model = place.name[language];
  if (parameters.length === 0) return [{ kind: 'note', text: say('annex.no-parameters', { model }) }];
  const sourceOf = ({ key }: Parameter): string => `parameter/${place.id}/${key}`;
  const tables = parameters.flatMap((parameter): Block[] => {
    if (parameter.kind !== 'table') return [];
    const rows = tableLines(parameter, recorded.values[parameter.key], sourceOf(parameter), context);
    if (rows.length === 0) return [];
    return [
      {
        kind: 'table',
        caption: say('annex.table-of', { model, parameter: parameter.name[language] }),
        columns: [
          { title: parameter.keyColumn.name[language] },
          ...parameter.columns.map((column) => ({
            title: columnTitle(column, language),
            align: 'right' as const,
          })),
        ],
        rows,
      },
    ];
  });
  return [
    {
      kind: 'table',
      caption: say('annex.parameters-of', { model }),
      columns: [
        { title: say('annex.parameter'), share: 0.34 },
        { title: say('annex.entered'), align: 'right' },
        { title: say('unit'), share: 0.16 },
        { title: say('annex.from'), share: 0.18 },
      ],
      rows: parameters.map((parameter) => ({
        cells: [
          parameter.name[language],
          parameterCell(parameter, recorded.values[parameter.key], sourceOf(parameter), context),
          parameterUnit(parameter, language),
          say(`annex.${originOf(recorded, parameter.key)}`),
        ],
      })),
    },
    ...tables,
  ];
}
