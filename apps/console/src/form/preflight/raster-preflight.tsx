import { ApiError, errorCodes } from '@gep/api-client';
import type { InputSettings, Problem, RasterPreflight } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { Button } from '@gep/style-editor/controls';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../session/error-text';
import { WholeNumbers } from '../whole-numbers';
import { areaText } from './area-text';
import css from './raster-preflight.module.css';

/** What a look at a raster inside the region finds, with the settings that are saved. */
export interface PreflightState {
  readonly found: RasterPreflight | null;
  readonly isPending: boolean;
  readonly error: Error | null;
}

interface RasterPreflightProps {
  /** Of the input. */
  name: string;
  preflight: PreflightState;
  /** Codes of problems that are out of date, or shown elsewhere. */
  hidden?: readonly string[];
  /** What is asked of its values in the whole file. */
  question?: ReactNode;
  /** Absent: its settings are not changed here. */
  onChange?: ((change: Partial<InputSettings>) => void) | undefined;
}

/** A picture of a raster in the region, how much of it it covers, and questions that its values raise. */
export function RasterPreflightView(props: RasterPreflightProps) {
  const { name, preflight, hidden = [], question, onChange } = props;
  const { t } = useTranslation();
  const { found, isPending, error } = preflight;
  // The sentence of the server says where the table is, which is here.
  const text = ({ code, args = {}, message }: Problem): string =>
    code === errorCodes.CLASS_WITHOUT_TYPE.code
      ? t('models.preflight.withoutType', {
          values: args.values,
          count: String(args.values).split(', ').length,
          area: areaText(t, Number(args.area), found?.sampled ?? false),
        })
      : message;
  if (!found)
    return (
      <div className={css.found}>
        {isPending && <p className={css.muted}>{t('models.preflight.looking')}</p>}
        {error && <p className={css.muted}>{laterText(t, error)}</p>}
        {question}
      </div>
    );
  const saidElsewhere: readonly string[] = [
    errorCodes.INPUT_PARTLY_COVERS.code,
    errorCodes.CLASS_LIKE_NO_DATA.code,
    ...hidden,
  ];
  const problems = found.problems.filter(({ code }) => !saidElsewhere.includes(code));
  const isWhole = !found.problems.some(isGap);
  return (
    <div className={css.preflight}>
      <img className={css.picture} src={found.picture} alt={t('models.preflight.picture', { name })} />
      <div className={css.found}>
        <p className={isWhole ? undefined : css.warning}>
          {t('models.preflight.covers', { percent: percentOf(found.valid, found.inside) })}
          {found.min !== null && found.classes === null && (
            <WholeNumbers
              text={` · ${t('models.preflight.range', { min: figure(found.min), max: figure(found.max) })}`}
            />
          )}
          {found.sampled && <span className={css.muted}> {t('models.preflight.sampled')}</span>}
        </p>
        {problems.length > 0 && (
          <ul className={css.problems}>
            {problems.map((problem) => (
              <li key={problem.code}>
                <WholeNumbers text={text(problem)} />
              </li>
            ))}
          </ul>
        )}
        {found.scale !== null && (
          <p className={css.question}>
            {t(onChange ? 'models.preflight.scale' : 'models.preflight.checkScale', {
              scale: figure(found.scale),
            })}
            {onChange && (
              <Button onClick={() => onChange({ scale: found.scale ?? 1 })}>
                {t('models.preflight.useScale', { scale: figure(found.scale) })}
              </Button>
            )}
          </p>
        )}
        {question}
      </div>
    </div>
  );
}

/** What keeps a look from the region; a missing one is what comes next, not a fault. */
function laterText(t: TFunction, error: Error): string {
  const noRegion = error instanceof ApiError && error.code === errorCodes.NO_REGION_FILE.code;
  return noRegion
    ? t('models.preflight.noRegion')
    : t('models.preflight.later', { reason: errorText(error) });
}

const isGap = ({ code }: Problem): boolean => code === errorCodes.INPUT_PARTLY_COVERS.code;

const figure = (value: number | null): string =>
  formatNumber(value, { decimals: 'all', digits: 6, group: true });

/** Rounded down: what lacks a cell is not whole; but what has one is more than nothing. */
function percentOf(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : Math.floor((part / whole) * 1000) / 10;
  return part > 0 && percent === 0 ? '< 0.1' : formatNumber(percent, { decimals: 'short' });
}
