import type { CalculatedModel } from '@gep/api-client';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedLayer } from '../../../map/layer/open-layer';
import { differenceContext, layerContext, yearName } from '../layer-context';
import type { ResultChoice } from '../use-result-choice';
import { layerEntries } from './layer-entries';
import type { EntryWords } from './layer-entries';
import { useLayerList } from './use-layer-list';

/** The results on the map: their list, what is known of each, and the layers of those that are not the chosen one. */
export function useLayers(projectId: string, models: readonly CalculatedModel[], choice: ResultChoice) {
  const { t, i18n } = useTranslation();
  const { list, change, swipe, compare } = useLayerList(models, choice);
  const entries = useMemo(() => {
    const words: EntryWords = (layerType, from, minus) => {
      const type = t(layerType === 5 ? 'result.spatial' : 'result.partition');
      const year = t(from.compareFlag === 1 ? 'result.comparable' : 'result.current');
      const { model, compareFlag } = from;
      if (!minus) {
        const context = layerContext(model, compareFlag, i18n.language, t);
        return { name: model.name, detail: `${type} · ${year}`, context };
      }
      const context = differenceContext({ projectId, layerType, from, minus }, i18n.language, t);
      const both = `${yearName(from, minus, t)} − ${yearName(minus, from, t)}`;
      if (minus.model.id === model.id) return { name: model.name, detail: `${type} · ${both}`, context };
      const detail = minus.compareFlag === compareFlag ? `${type} · ${year}` : type;
      return { name: both, detail, context };
    };
    return layerEntries(list, models, projectId, words);
  }, [list, models, projectId, i18n.language, t]);
  const [others, setOthers] = useState<ReadonlyMap<string, OpenedLayer>>(new Map());
  const report = useCallback(
    (key: string, opened: OpenedLayer | null) =>
      setOthers((before) => {
        const after = new Map(before);
        if (opened) after.set(key, opened);
        else after.delete(key);
        return after;
      }),
    [],
  );
  const chosen = entries.find(({ item }) => item.of === null) ?? null;
  const comparable = entries.filter(({ item }) => item.of !== null && item.visible);
  return {
    list,
    change,
    entries,
    /** The line of the chosen result. */
    chosen,
    /** What the chosen result can be compared with: what is seen beside it. */
    comparable: chosen?.item.visible ? comparable : [],
    /** What it is compared with. */
    compared: (chosen?.item.visible && comparable.find(({ key }) => key === swipe)) || null,
    compare,
    others,
    report,
  };
}
