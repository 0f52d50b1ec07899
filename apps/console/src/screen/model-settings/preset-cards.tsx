import type { PresetFit, ReclassificationPreset } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableOption } from '../../form/table/table-column';
import { useLocalText } from '../../message/local-text';
import css from './class-mapping.module.css';

/** How many tables are proposed; the others are in the list of all. */
export const presetCards = 4;

interface PresetCardsProps {
  fits: readonly PresetFit[];
  presets: readonly ReclassificationPreset[];
  /** Classes of the file, of all kinds. */
  classCount: number;
  /** A class that the tables read differently. */
  example: number | null;
  /** The types that a class may become. */
  options: readonly TableOption[];
  chosen: string | undefined;
  disabled: boolean;
  onChoose: (key: string) => void;
}

/** The ready tables that know the codes of a file, each with what it makes of a class that they read differently. */
export function PresetCards(props: PresetCardsProps) {
  const { fits, presets, classCount, example, options, chosen, disabled, onChoose } = props;
  const { t } = useTranslation();
  const text = useLocalText();
  const id = useId();
  const shown = fits.slice(0, presetCards).flatMap((fit) => {
    const preset = presets.find(({ key }) => key === fit.key);
    return preset ? [{ fit, preset }] : [];
  });
  if (shown.length === 0) return null;
  const typeName = (code: number) =>
    options.find(({ value }) => value === String(code))?.label ?? t('models.classes.noType');
  return (
    <div role="group" aria-labelledby={id} className={css.cards}>
      <h4 id={id}>{t('models.presetFits')}</h4>
      {shown.map(({ fit, preset }) => {
        const row = preset.rows.find(({ from }) => from === example);
        return (
          <button
            key={fit.key}
            type="button"
            className={css.card}
            aria-pressed={fit.key === chosen}
            disabled={disabled}
            onClick={() => onChoose(fit.key)}
          >
            <strong>
              {text(preset.name)}
              {fit.key === chosen && <Check size={14} strokeWidth={2} aria-hidden />}
            </strong>
            <span>
              {t('models.presetFit', {
                known: fit.classes,
                count: classCount,
                percent: formatNumber(Math.floor(fit.share * 1000) / 10, { decimals: 'short' }),
              })}
            </span>
            <span className={css.example}>
              {example} →{' '}
              {row ? t('models.presetExample', { name: text(row.name), type: typeName(row.to) }) : '--'}
            </span>
          </button>
        );
      })}
    </div>
  );
}
