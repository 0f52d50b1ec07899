import type { EcosystemType, OutputLayer } from '@gep/ecosystem-models';
import type { Language, Scenario, ScenarioFigure, ScenarioService } from '@gep/api-client/contract';
import type { ModelPlan } from '../calculation/plan';
import type { ProjectFrame } from '../calculation/project-frame';
import { valueLayers } from '../calculation/store-model';
import { unitText } from '../message/unit-text';
import { yearOf } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import { zonalOf } from '../result/queries';
import { quantityOf } from '../result/result-quantity';
import type { Services } from '../services';
import type { ScenarioPlace } from '../worker/scenario/scenario-place';
import type { LayerChange, ModelChange } from './model-changes';
import type { ScenarioModel } from './scenario-models';

/** What an answer is made of. */
interface Found {
  /** Results of the year with their children. */
  readonly places: readonly ResultPlace[];
  readonly models: readonly ScenarioModel[];
  readonly changes: ReadonlyMap<ModelPlan, ModelChange>;
  readonly place: ScenarioPlace;
  readonly frame: ProjectFrame;
  readonly type: EcosystemType;
  readonly compareFlag: 0 | 1;
  readonly language: Language;
}

type Layers = Readonly<Record<string, LayerChange>>;

const total = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0);

/** The changes of models beside the figures of the account. */
export async function scenarioAnswer(services: Services, found: Found): Promise<Scenario> {
  const { places, models, changes, place, frame, type, compareFlag, language } = found;
  const hectares = frame.flat.cellSize ** 2 / 10_000;
  const answer = { services: [], unchanged: [], missing: [] } as {
    [K in 'services' | 'unchanged' | 'missing']: Scenario[K][number][];
  };
  const value = new Float64Array(frame.districts.length);
  for (const model of models) {
    const { modelId, name: names } = model.place;
    const named = { modelId, name: names[language] };
    const change = model.plan && changes.get(model.plan);
    if (model.plan && typeof change === 'object' && change !== null) {
      const own = places.filter((one) => one.modelId === modelId);
      for (const one of own) answer.services.push(await serviceOf(services, found, one, model.plan, change));
      for (const { key } of valueLayers(model.plan.outputs))
        change[key]?.sum.forEach((part, d) => (value[d] += part));
    } else if (model.plan)
      answer.missing.push({ ...named, reason: typeof change === 'string' ? change : 'failed' });
    else if (model.gap) answer.missing.push({ ...named, reason: model.gap });
    else answer.unchanged.push(named);
  }
  const cells = place.cells ?? new Float64Array(frame.districts.length);
  const whole = places.find(({ modelId }) => modelId === 'totalGep');
  return {
    type: { code: type.value, name: language === 'en' ? type.nameEn : type.name },
    cells: total(cells),
    area: total(cells) * hectares,
    changedCells: place.changed,
    changedArea: place.changed * hectares,
    total: {
      account: (whole && yearOf(whole, compareFlag)?.row.priceValue) ?? null,
      change: total(value),
    },
    ...answer,
    districts: frame.districts.flatMap(({ code, name }, d) =>
      cells[d] === 0 && value[d] === 0
        ? []
        : { code, name, cells: cells[d], area: cells[d] * hectares, value: value[d] },
    ),
  };
}

async function serviceOf(
  services: Services,
  { compareFlag, language, frame }: Found,
  place: ResultPlace,
  { outputs }: ModelPlan,
  change: Layers,
): Promise<ScenarioService> {
  const row = yearOf(place, compareFlag)?.row;
  const own = outputs.filter(({ child }) => (child ?? '') === place.childKey);
  const quantity = own.find(({ role }) => role === 'function');
  const value = own.find(({ role }) => role === 'value');
  const priced = place.childKey === '' && !value ? valueLayers(outputs) : value ? [value] : [];
  const layer = quantity && change[quantity.key];
  const quantityFigure = async (output: OutputLayer, of: LayerChange): Promise<ScenarioFigure> => ({
    account: row?.functionValue ?? null,
    change:
      output.zonal === 'sum' || !row
        ? total(of.sum)
        : await meanChange(services, row.id, quantityOf(output), frame, of),
  });
  return {
    id: place.id,
    modelId: place.modelId,
    name: place.name[language],
    quantityUnit: unitText(row?.functionUnits ?? '', language),
    quantity: quantity && layer ? await quantityFigure(quantity, layer) : null,
    value:
      priced.length === 0
        ? null
        : {
            account: row?.priceValue ?? null,
            change: total(priced.map(({ key }) => total(change[key]?.sum ?? []))),
          },
  };
}

/** By how much the mean of all cells changes. */
async function meanChange(
  { database }: Services,
  resultId: string,
  quantity: string,
  { partition }: ProjectFrame,
  { sum, valid }: LayerChange,
): Promise<number> {
  const rows = await zonalOf(database.db, { resultId, quantity, level: partition });
  const before = {
    sum: total(rows.map((one) => one.sum ?? 0)),
    valid: total(rows.map((one) => one.validCount)),
  };
  const mean = (all: number, count: number): number => (count === 0 ? 0 : all / count);
  return mean(before.sum + total(sum), before.valid + total(valid)) - mean(before.sum, before.valid);
}
