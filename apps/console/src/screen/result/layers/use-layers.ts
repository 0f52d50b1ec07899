import type { CalculatedModel } from '@gep/api-client';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedDrawn } from '../../../map/layer/opened-layer';
import type { OwnLayer } from '../../../map/own/own-layer';
import { differenceContext, layerContext, yearName } from '../layer-context';
import type { ResultChoice } from '../use-result-choice';
import { isPicture, lineEntries } from './layer-entries';
import type { EntryWords } from './layer-entries';
import { useLayerList } from './use-layer-list';

/**
 * The layers on the map: their list, what is known of each, and those that are drawn beside the chosen result.
 * @param own the layers of the reader; must be stable
 */
export function useLayers(
  projectId: string,
  models: readonly CalculatedModel[],
  choice: ResultChoice,
  own: readonly OwnLayer[],
) {
  const { t, i18n } = useTranslation();
  const { list, change, swipe, compare } = useLayerList(models, choice, own);
  const lines = useMemo(() => {
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
    const ownDetail = ({ kind }: OwnLayer) => t(`map.own.kind.${kind}`);
    return lineEntries(list, { projectId, models, own, words, ownDetail });
  }, [list, models, own, projectId, i18n.language, t]);
  const entries = useMemo(() => lines.filter((line) => line.kind !== 'group'), [lines]);
  const [others, setOthers] = useState<ReadonlyMap<string, ListedDrawn>>(new Map());
  const report = useCallback(
    (key: string, opened: ListedDrawn | null) =>
      setOthers((before) => {
        const after = new Map(before);
        if (opened) after.set(key, opened);
        else after.delete(key);
        return after;
      }),
    [],
  );
  const chosen = entries.find(({ item }) => item.of === null) ?? null;
  const comparable = entries.filter((entry) => entry.item.of !== null && entry.seen && !isPicture(entry));
  return {
    list,
    change,
    /** All lines, the topmost first. */
    lines,
    /** Those with a layer. */
    entries,
    /** The line of the chosen result. */
    chosen,
    /** What the chosen result can be compared with: what is seen beside it. */
    comparable: chosen?.seen ? comparable : [],
    /** What it is compared with. */
    compared: (chosen?.seen && comparable.find(({ key }) => key === swipe)) || null,
    compare,
    others,
    report,
  };
}
