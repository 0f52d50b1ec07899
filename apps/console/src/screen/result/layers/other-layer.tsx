import type { MapHandle } from '@gep/map-engine/map';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedLayer } from '../../../map/layer/opened-layer';
import { useLayer } from '../../../map/layer/use-layer';
import { errorText } from '../../../session/error-text';
import { toast } from '../../../session/toast';
import { entryName } from './layer-entries';
import type { ResultEntry } from './layer-entries';
import { useLayerLook } from './use-layer-look';

interface OtherLayerProps {
  readonly handle: MapHandle;
  readonly entry: ResultEntry;
  /** Gets the layer once it is on the map, and null when it goes; must be stable. */
  readonly onOpened: (key: string, opened: OpenedLayer | null) => void;
}

/** Keeps a listed result that is not the chosen one on the map. */
export function OtherLayer({ handle, entry, onOpened }: OtherLayerProps) {
  const { t } = useTranslation();
  const { key, place, context } = entry;
  const name = entryName(entry);
  const { opened, failure } = useLayer(handle, place, context, false);
  useLayerLook(opened?.layer ?? null, entry);
  useEffect(() => {
    onOpened(key, opened);
    return () => onOpened(key, null);
  }, [key, opened, onOpened]);
  useEffect(() => {
    if (!failure) return;
    const reason = `${name}: ${errorText(failure)}`;
    toast.error(t('result.loadFailed', { reason }), { id: `failed-${key}` });
  }, [failure, name, key, t]);
  return null;
}
