import { projector } from '@gep/map-engine/geometry';
import type { MapHandle } from '@gep/map-engine/map';
import { Button, Field, Segmented, Select } from '@gep/style-editor/controls';
import { Crosshair, ScanSearch } from 'lucide-react';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fewestPoints, fitPicture } from '../../../map/own/picture/control-points';
import type { PictureFault, PictureTransform } from '../../../map/own/picture/control-points';
import { endPlacing } from '../../../map/own/picture/placing-store';
import type { OwnPicture } from '../../../map/own/own-layer';
import { placePicture } from '../../../map/own/own-store';
import { projectionName } from '../../../map/projection/projection-name';
import { useShownProjection } from '../../../map/projection/use-shown-projection';
import { SidePanel } from '../side-panel';
import { changePoint, removePoint, takeHalf } from './change-points';
import type { Placing } from './change-points';
import css from './picture.module.css';
import { PictureView } from './picture-view';
import { metres, PointRow } from './point-row';
import { usePointMarks } from './use-point-marks';

interface PicturePanelProps {
  readonly handle: MapHandle;
  readonly projectId: string;
  readonly picture: OwnPicture;
}

/** Lays a picture on the map by control points: clicked in the picture and on the map, or typed. */
export function PicturePanel({ handle, projectId, picture }: PicturePanelProps) {
  const { t } = useTranslation();
  const { key, points, transform } = picture;
  const [active, setActive] = useState<number | null>(null);
  const shownProjection = useShownProjection(handle);
  const [crs, setCrs] = useState('EPSG:4326');
  const placing: Placing = { points, active };
  const keep = (next: Placing) => {
    setActive(next.active);
    if (next.points !== points) placePicture(projectId, key, { points: next.points });
  };
  const takePlace = ([x, y]: readonly number[]) =>
    keep(takeHalf(placing, { place: projector(handle.projection, 'EPSG:4326')([x, y]) }));
  const clicked = useEffectEvent(takePlace);
  useEffect(() => {
    const { olMap } = handle;
    const click = ({ coordinate }: MapBrowserEvent) => clicked(coordinate);
    olMap.on('click', click);
    return () => olMap.un('click', click);
  }, [handle]);
  usePointMarks(handle, points);
  const fitted = fitPicture(points, transform, shownProjection);
  const fit = 'fit' in fitted ? fitted.fit : null;
  const zoomTo = () => {
    const layer = handle.layers.find(({ id }) => id === key);
    if (layer) void handle.fit(layer, { padding: 80 });
  };
  const systems = [...new Set(['EPSG:4326', shownProjection])];
  const waits = points.find(({ id }) => id === active);
  const asks =
    waits && !waits.pixel ? 'askPixel' : waits && !waits.place ? 'askPlace' : waits ? 'askMove' : 'askNext';
  return (
    <SidePanel
      title={t('map.picture.title', { name: picture.name })}
      closeText={t('map.picture.done')}
      onClose={endPlacing}
    >
      <div className={css.panel}>
        <PictureView {...{ picture, active }} onPixel={(pixel) => keep(takeHalf(placing, { pixel }))} />
        <p className={css.ask} role="status">
          {t(`map.picture.${asks}`, { number: waits ? points.indexOf(waits) + 1 : points.length + 1 })}
        </p>
        <Segmented<PictureTransform>
          label={t('map.picture.transform')}
          value={transform}
          options={(['similarity', 'affine'] as const).map((value) => ({
            value,
            label: t(`map.picture.${value}`, { fewest: fewestPoints[value] }),
          }))}
          onChange={(next) => placePicture(projectId, key, { transform: next })}
        />
        <Field side label={t('map.picture.crs')}>
          {(id) => (
            <Select
              id={id}
              value={systems.includes(crs) ? crs : systems[0]}
              options={systems.map((value) => ({ value, label: projectionName(value, t) }))}
              onChange={setCrs}
            />
          )}
        </Field>
        <ol className={css.points} aria-label={t('map.picture.points')}>
          {points.map((point, index) => (
            <PointRow
              key={point.id}
              {...{ point, number: index + 1 }}
              crs={systems.includes(crs) ? crs : systems[0]}
              active={point.id === active}
              distance={fit?.distances[index] ?? null}
              onActive={() => setActive(point.id === active ? null : point.id)}
              onChange={(part) => keep(changePoint(placing, point.id, part))}
              onRemove={() => keep(removePoint(placing, point.id))}
            />
          ))}
        </ol>
        <div className={css.buttons}>
          <Button look="text" onClick={() => takePlace(handle.view.getCenter() ?? [0, 0])}>
            <Crosshair size={16} aria-hidden />
            {t('map.picture.middle')}
          </Button>
          <Button look="text" unavailable={!fit} onClick={zoomTo}>
            <ScanSearch size={16} aria-hidden />
            {t('map.layers.zoomTo')}
          </Button>
        </div>
        <p className={css.result} role="status" data-wrong={!fit || fit.mirrored}>
          {fit
            ? [
                t('map.picture.rms', { metres: metres(fit.rms) }),
                fit.spare === 0 && t('map.picture.unchecked'),
                fit.mirrored && t('map.picture.mirrored'),
              ]
                .filter(Boolean)
                .join(' ')
            : 'fault' in fitted && faultText(fitted.fault)}
        </p>
      </div>
    </SidePanel>
  );

  function faultText(fault: PictureFault): string {
    return t(`map.picture.fault.${fault.code}`, { ...fault });
  }
}
