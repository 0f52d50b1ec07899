import { Field, Select } from '@gep/style-editor/controls';
import type { MapHandle } from '@gep/map-engine/map';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnLayer } from '../layer/drawn-layer';
import {
  chinaAlbers,
  fittingZones,
  isSamePlane,
  projectSystem,
  webMercator,
} from '../projection/map-projections';
import { longitudesOf } from './longitudes-of';
import { useProjectionChoice } from '../projection/projection-choice';
import { projectionName } from '../projection/projection-name';
import { projectSystemQuery } from '../projection/use-map-projection';
import { useShownProjection } from '../projection/use-shown-projection';
import css from './basemap-field.module.css';

interface ProjectionFieldProps {
  readonly projectId: string;
  readonly handle: MapHandle;
  /** What the zones have to fit; null: no zones are offered. */
  readonly shown: DrawnLayer | null;
}

/** The projection of the map: web mercator, equal areas, the zones that fit, and that of the project. */
export function ProjectionField({ projectId, handle, shown }: ProjectionFieldProps) {
  const { t } = useTranslation();
  const { wanted, choose } = useProjectionChoice(projectId);
  const { data: system } = useQuery(projectSystemQuery(projectId));
  const projection = useShownProjection(handle);
  const range = useMemo(() => shown && longitudesOf(shown, projection), [shown, projection]);
  const codes = [webMercator, chinaAlbers, ...(range ? fittingZones(...range) : [])];
  const options = codes
    // The project's own is named as such.
    .filter((code) => code === webMercator || !system || !isSamePlane(code, system.code))
    .map((code) => ({ value: code, label: projectionName(code, t) }));
  const named = system && projectionName(system.code, t);
  const own = t('map.projection.project', { name: named === system?.code ? system?.name : named });
  if (system && system.code !== webMercator) options.splice(1, 0, { value: projectSystem, label: own });
  if (!options.some(({ value }) => value === wanted))
    options.push({
      value: wanted,
      label: wanted === projectSystem ? t('map.projection.projectAlone') : projectionName(wanted, t),
    });
  return (
    <div className={css.basemap}>
      <Field side label={t('map.projection.title')}>
        {(id) => <Select id={id} value={wanted} options={options} onChange={choose} />}
      </Field>
    </div>
  );
}
