import type { MapHandle } from '@gep/map-engine/map';
import { Button, Field, Select } from '@gep/style-editor/controls';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../form/dialog';
import { projectionName } from '../../../map/projection/projection-name';
import { learnProjection, likelyProjections } from '../../../map/own/projections';
import { placeOf } from '../../../map/view/view-address';
import css from './own.module.css';
import type { OpenQuestion } from './use-own-files';

interface OwnQuestionProps {
  readonly question: OpenQuestion;
  readonly handle: MapHandle;
}

/** Asks for the coordinate system of a file that names none that fits, the likeliest one chosen already. */
export function OwnQuestion({ question, handle }: OwnQuestionProps) {
  const { t } = useTranslation();
  const { file, why, extent, answer } = question;
  const offered = useMemo(
    () => likelyProjections(extent, placeOf(handle)?.center[0] ?? 105),
    [extent, handle],
  );
  const [crs, setCrs] = useState(offered[0]);
  const options = offered.map((code) => ({ value: code, label: projectionName(code, t) }));
  const [west, south, east, north] = extent.map((value) => Number(value.toPrecision(9)));
  const cancel = () => answer(null);
  return (
    <Dialog
      open
      title={t('map.own.crs.title')}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>{t('map.own.crs.skip')}</Button>
          <Button look="primary" onClick={() => answer(crs)}>
            {t('action.ok')}
          </Button>
        </>
      }
    >
      <div className={css.question}>
        <p>{t(`map.own.crs.${why}`, { file })}</p>
        <Field label={t('map.own.crs.label')}>
          {(id) => (
            <Select
              id={id}
              value={crs}
              options={options.some(({ value }) => value === crs) ? options : [...options, named(crs)]}
              onChange={setCrs}
              typedOption={named}
            />
          )}
        </Field>
        <p className={css.extent}>{t('map.own.crs.extent', { west, south, east, north })}</p>
      </div>
    </Dialog>
  );
}

/** A typed code such as 32650 or EPSG:32650, as an option of the list. */
function named(text: string) {
  const value = /^\d+$/.test(text.trim()) ? `EPSG:${text.trim()}` : text.trim().toUpperCase();
  return { value, label: value, disabled: !learnProjection(value) };
}
