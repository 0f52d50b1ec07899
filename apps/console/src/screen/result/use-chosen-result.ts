import type { CalculatedModel } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayerPlace } from '../../map/layer/layer-place';
import type { PrintedWords } from '../../map/tools/printed-page';
import { client } from '../../session/client';
import { moneyUnit } from '../../message/unit-words';
import { useSession } from '../../session/session-store';
import { comparabilityText, touching } from '../run/comparability-text';
import { useComparability } from '../run/use-comparability';
import { firstModel, modelTree, pathOf } from './model-tree';
import { differenceContext, layerContext, placeOf } from './layer-context';
import { figureUnits } from './result-columns';
import { useResultChoice } from './use-result-choice';

const none: readonly CalculatedModel[] = [];

/** The calculated models of the project, the result that is chosen of them, and its names. */
export function useChosenResult(projectId: string) {
  const { t, i18n } = useTranslation();
  const projectName = useSession((session) => session.user?.projectName);
  const settings = useQuery({
    queryKey: ['basic-setting-all', projectId],
    queryFn: ({ signal }) => client.getBasicSetting({ projectId, pageSize: 0 }, { signal }),
  });
  const models = useQuery({
    queryKey: ['calculated-models', projectId, i18n.language],
    enabled: settings.isSuccess,
    queryFn: ({ signal }) => client.listCalculatedModels({ projectId }, { signal }),
  });
  const nodes = useMemo(() => {
    const group = {
      production: t('result.group.production'),
      regulation: t('result.group.regulation'),
      culture: t('result.group.culture'),
    };
    return modelTree(models.data ?? none, { total: t('result.total'), group });
  }, [models.data, t]);
  const chosen = useResultChoice(models.data ?? none, firstModel(nodes), settings.data);

  const { model, layerType, compareFlag, minus } = chosen.choice;
  const place: LayerPlace | null = model && placeOf(projectId, layerType, { model, compareFlag });
  const minusModel = minus?.model;
  const minusFlag = minus?.compareFlag ?? 0;
  const context = useMemo(() => {
    if (!model || !minusModel) return model && layerContext(model, compareFlag, i18n.language, t);
    const of = { from: { model, compareFlag }, minus: { model: minusModel, compareFlag: minusFlag } };
    return differenceContext({ projectId, layerType, ...of }, i18n.language, t);
  }, [model, compareFlag, projectId, layerType, minusModel, minusFlag, i18n.language, t]);
  const units = useMemo(
    () => new Map((models.data ?? none).map((one) => [one.id, figureUnits(one, i18n.language)])),
    [models.data, i18n.language],
  );
  const measuredWords = (one: CalculatedModel) => {
    const hasValue = moneyUnit.test(one.statisticUnits);
    const own = units.get(one.id);
    return {
      word: t(hasValue ? 'result.districts.value' : 'result.districts.quantity'),
      unit: hasValue ? own?.value : own?.quantity,
    };
  };
  const differences = touching(useComparability(projectId), model?.modelId);
  const printed = (outdated: boolean, title?: string): PrintedWords => ({
    title: title ?? (model ? pathOf(nodes, model.id) : []).map(({ name }) => name).join(' / '),
    source: [
      projectName,
      settings.data?.particularYear,
      t(compareFlag === 1 ? 'result.comparable' : 'result.current'),
      outdated && t('run.outdatedPrint'),
      comparabilityText(differences, t),
    ]
      .filter(Boolean)
      .join(' · '),
    language: i18n.language,
    all: t('result.all'),
  });
  return {
    ...chosen,
    settings: settings.data ?? { enterCurrentYear: true, enterComparableYear: false },
    /** Of the districts on the map. */
    level: settings.data?.partitionField ?? settings.data?.accountingField ?? null,
    nodes,
    models: models.data ?? none,
    /** The year of the data, as the settings have it. */
    year: settings.data?.particularYear ?? '',
    /** Nothing was calculated. */
    none: models.data?.length === 0,
    place,
    context,
    /** Of the figures, by the id of a calculated model. */
    units,
    /** Of the raster of a model: what its cells are, and the unit of their sums. */
    measuredWords,
    /** Model and type of the layer. */
    names: [model?.name, t(layerType === 5 ? 'result.spatial' : 'result.partition')],
    /** Words of the layer on an exported page. */
    /** What keeps both years of the chosen service from being compared. */
    differences,
    printed,
  };
}
