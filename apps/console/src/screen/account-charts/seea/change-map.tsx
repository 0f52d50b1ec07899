import type { ExtentAccount } from '@gep/api-client';
import type { MapHandle } from '@gep/map-engine/map';
import { Button } from '@gep/style-editor/controls';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBorders } from '../../../map/layer/use-borders';
import { useOpenedLayer } from '../../../map/layer/use-layer';
import { MapTool, MapTools } from '../../../map/tools/map-tools';
import { MapView } from '../../../map/view/map-view';
import { errorText } from '../../../session/error-text';
import css from './change-map.module.css';
import { changesOf, linesOf } from './changes';
import type { Choice } from './changes';
import { ChangeLegend } from './change-legend';
import { openChanges } from './open-changes';
import type { ChangesPlace } from './open-changes';
import type { TypeLevel } from './type-level-choice';
import { useMapCross } from './use-map-cross';
import { usePressedChange } from './use-pressed-change';
import type { PressedChange } from './use-pressed-change';

export interface ChangeMapProps {
  readonly projectId: string;
  readonly account: ExtentAccount;
  /** Of a district; empty: the whole project. */
  readonly code: string;
  readonly typeLevel: TypeLevel;
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
  readonly onPress: (change: PressedChange) => void;
}

/** CSS pixels that the tools take at the right, and room at the other edges. */
const padding = [24, 64, 48, 24] as const;
const motion = 300;

/** The cells of the chosen changes on a map, and their legend with areas. */
export default function ChangeMap(props: ChangeMapProps) {
  const { projectId, account, code, typeLevel, choice, onChoice, onPress } = props;
  const { t } = useTranslation();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const lines = useMemo(() => linesOf(changesOf(account, choice)), [account, choice]);
  const place: ChangesPlace = { projectId, code, typeLevel, choice, lines };
  const { opened, opening, stale, failure, retry } = useOpenedLayer(
    handle,
    JSON.stringify(place),
    openChanges,
    false,
  );
  const extent = opened?.place.extent ?? null;
  const fit = useCallback(
    (duration: number) => {
      if (handle && extent) void handle.fit(extent, { padding, duration });
    },
    [handle, extent],
  );
  useEffect(() => fit(motion), [fit]);
  useBorders(handle, projectId);
  const shown = stale ? null : opened;
  usePressedChange(handle, shown, onPress);
  const side = 100 * Math.sqrt(account.cellArea);
  const under = useMapCross({ handle, opened: shown, side, onPress });
  const nameOf = (own: number): string => account.types.find((one) => one.code === own)?.name ?? '';
  const underText = (): string => {
    if (under === undefined) return '';
    if (under === null) return t('seea.noChangeHere');
    const { from, to } = under;
    return from === to
      ? t('seea.unchanged', { type: nameOf(from) })
      : t('seea.pair', { from: nameOf(from), to: nameOf(to) });
  };
  return (
    <div className={css.place}>
      <div className={css.map}>
        <MapView label={t('seea.map')} description={t('seea.mapKeys')} onMap={setHandle} />
        <p className={css.under} aria-live="polite">
          {underText()}
        </p>
        {handle && (
          <MapTools>
            <div>
              <MapTool icon={Plus} label={t('result.zoomIn')} onClick={() => handle.zoomIn()} />
              <MapTool icon={Minus} label={t('result.zoomOut')} onClick={() => handle.zoomOut()} />
              <MapTool
                icon={Maximize}
                label={t('seea.toCells')}
                disabled={extent === null}
                onClick={() => fit(motion)}
              />
            </div>
          </MapTools>
        )}
        {opening && failure === null && (
          <p className={css.state} role="status">
            {t('seea.mapLoading')}
          </p>
        )}
        {failure !== null && (
          <div className={css.state} role="alert">
            <p>{t('seea.failed', { reason: errorText(failure) })}</p>
            <Button onClick={retry}>{t('action.retry')}</Button>
          </div>
        )}
      </div>
      <ChangeLegend {...{ account, choice, lines, onChoice }} />
    </div>
  );
}
