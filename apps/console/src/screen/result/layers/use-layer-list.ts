import type { CalculatedModel } from '@gep/api-client';
import { useCallback, useMemo } from 'react';
import type { ResultChoice } from '../use-result-choice';
import { useAddressQuery } from '../../../tab/address-query';
import type { OwnLayer } from '../../../map/own/own-layer';
import { withOwn } from './change-list';
import { isGroup, isOwn, listText, readList, tidy } from './listed-layers';
import type { LayerList, ResultPlace } from './listed-layers';
import { readSubtracted, subtractedText } from '../subtraction';

/** Results of models that are there, in a year that they have. */
const isThere = (
  models: readonly CalculatedModel[],
  { model: id, layerType, compareFlag, minus }: LayerList['chosen'],
): boolean => {
  const model = models.find((one) => one.id === id);
  if (!model?.compareFlags.includes(compareFlag) || (layerType === 5 && !model.hasSpatialResult))
    return false;
  if (!minus) return true;
  const text = subtractedText(minus.model, minus.compareFlag);
  return readSubtracted(text, layerType, { model, compareFlag }, models) !== null;
};

/** The layer list in the address of the page, beside the chosen result. */
export function useLayerList(
  models: readonly CalculatedModel[],
  choice: ResultChoice,
  own: readonly OwnLayer[],
) {
  const [query, changeQuery] = useAddressQuery();
  const { model, layerType, compareFlag, minus } = choice;
  const minusId = minus?.model.id;
  const minusFlag = minus?.compareFlag ?? 0;
  const text = query.get('layers') ?? '';
  const id = model?.id ?? '';
  const list = useMemo((): LayerList => {
    const chosen: ResultPlace = {
      ...{ model: id, layerType, compareFlag },
      ...(minusId !== undefined && { minus: { model: minusId, compareFlag: minusFlag } }),
    };
    const items = readList(text, chosen).filter(
      (line) => isGroup(line) || line.of === null || isOwn(line.of) || isThere(models, line.of),
    );
    const keys = own.map(({ key }) => key);
    return { chosen, items: withOwn(tidy(items), keys) };
  }, [id, layerType, compareFlag, minusId, minusFlag, text, models, own]);
  const change = useCallback(
    (next: LayerList) =>
      changeQuery((address) => {
        address.set('model', next.chosen.model);
        address.set('type', next.chosen.layerType === 5 ? 'spatial' : 'partition');
        address.set('year', next.chosen.compareFlag === 1 ? 'comparable' : 'current');
        const { minus: subtracted } = next.chosen;
        if (subtracted) address.set('minus', subtractedText(subtracted.model, subtracted.compareFlag));
        else address.delete('minus');
        const layers = listText(next.items);
        if (layers === '') address.delete('layers');
        else address.set('layers', layers);
        return address;
      }),
    [changeQuery],
  );
  const swipe = query.get('swipe');
  const compare = useCallback(
    (key: string | null) =>
      changeQuery((address) => {
        if (key === null) address.delete('swipe');
        else address.set('swipe', key);
        return address;
      }),
    [changeQuery],
  );
  return {
    list,
    change,
    /** Key of the line that the chosen result is compared with. */
    swipe,
    compare,
  };
}
