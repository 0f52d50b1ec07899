import { modelById } from '@gep/ecosystem-models';
import type { Parameter, Uncertainty } from '@gep/ecosystem-models';
import type { Block, TableLine } from '../document/content';
import { unitText } from '../message/unit-text';
import { uncertaintiesOf } from '../model/queries';
import { originOf, recordedModels } from './annex-parameters';
import type { RecordedModel } from './annex-parameters';
import { columnTitle, parameterCell, tableLines } from './parameter-text';
import type { ReportContext } from './report-context';

/** Prices of all models, and where each is from. */
export async function priceBlocks(context: ReportContext): Promise<Block[]> {
  const { say, services, project } = context;
  const uncertainties = await uncertaintiesOf(services.database.db, project.id);
  const rows = recordedModels(context).flatMap((model) =>
    priceLines(model, uncertainties.get(model.place.modelId) ?? [], context),
  );
  if (rows.length === 0) return [{ kind: 'note', text: say('annex.no-prices') }];
  return [
    {
      kind: 'table',
      caption: say('annex.prices-table'),
      columns: [
        { title: say('indicator'), share: 0.16 },
        { title: say('annex.price'), share: 0.19 },
        { title: say('annex.entered'), align: 'right', share: 0.165 },
        { title: say('unit'), share: 0.125 },
        { title: say('annex.ground') },
      ],
      rows,
    },
  ];
}

function priceLines(
  model: RecordedModel,
  uncertainties: readonly Uncertainty[],
  context: ReportContext,
): TableLine[] {
  const { place, recorded, parameters } = model;
  const { language } = context;
  return parameters.flatMap((parameter): TableLine[] => {
    const source = `parameter/${place.id}/${parameter.key}`;
    const value = recorded.values[parameter.key];
    const ground = groundOf(model, parameter, uncertainties, context);
    if (parameter.kind === 'plain' && parameter.price)
      return [
        {
          cells: [
            place.name[language],
            parameter.name[language],
            parameterCell(parameter, value, source, context),
            unitText(parameter.unit, language),
            ground,
          ],
        },
      ];
    if (parameter.kind !== 'table') return [];
    return parameter.columns.flatMap((column, i) => {
      if (!column.price) return [];
      return tableLines(parameter, value, source, context).map(({ cells }) => ({
        cells: [
          place.name[language],
          `${columnTitle({ ...column, unit: '' }, language)} · ${cellKey(cells[0])}`,
          cells[i + 1],
          unitText(column.unit, language),
          ground,
        ],
      }));
    });
  });

  function cellKey(cell: TableLine['cells'][number]): string {
    return typeof cell === 'string' ? cell : '';
  }
}

/** What somebody wrote down beside the price, else the sources of the model for a default. */
function groundOf(
  { place, recorded }: RecordedModel,
  { key }: Parameter,
  uncertainties: readonly Uncertainty[],
  { say, language }: ReportContext,
): string {
  const written = uncertainties.filter(({ parameter, source }) => parameter === key && source !== '');
  if (written.length > 0)
    return [...new Set(written.map(({ source }) => source))].join(say('list.semicolon'));
  if (originOf(recorded, key) !== 'default') return say('annex.ground-own');
  const references = modelById(Number(place.modelId))?.definition.references ?? [];
  const priced = references.filter(({ gives }) => /价|成本|费|造价|税额/.test(gives.zh));
  const sources = (priced.length > 0 ? priced : references).map(({ source }) => source[language]);
  return say('annex.ground-default', { sources: sources.join(say('list.semicolon')) });
}
