import type { PresetFit, ReclassificationPreset } from '@gep/api-client';
import { ChoiceField } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import type { TableOption } from '../../form/table/table-column';
import { useLocalText } from '../../message/local-text';
import type { ChosenPreset } from './chosen-preset';
import { PresetCards, presetCards } from './preset-cards';
import type { FileClass } from './reclassification';
import css from './class-mapping.module.css';

interface ReadyTablesProps {
  fits: readonly PresetFit[];
  presets: readonly ReclassificationPreset[];
  classes: ReadonlyMap<string, FileClass>;
  options: readonly TableOption[];
  /** The one that the table is filled with. */
  chosen: ChosenPreset | null;
  disabled: boolean;
  onChoose: (preset: ReclassificationPreset) => void;
}

/** Ready tables to fill a reclassification with: those that may fit as cards, all of them in a list. */
export function ReadyTables(props: ReadyTablesProps) {
  const { fits, presets, classes, options, chosen, disabled, onChoose } = props;
  const { t } = useTranslation();
  const text = useLocalText();
  const choose = (key: string) => {
    const preset = presets.find((each) => each.key === key);
    if (preset) onChoose(preset);
  };
  return (
    <>
      <PresetCards
        {...{ fits, presets, options, disabled }}
        classCount={classes.size}
        example={tellingClass(fits, presets, classes)}
        chosen={chosen?.preset.key}
        onChoose={choose}
      />
      <div className={css.preset}>
        <ChoiceField
          side
          label={t('models.preset')}
          disabled={disabled}
          value={chosen?.preset.key ?? null}
          placeholder={t('models.presetChoose')}
          options={presets.map(({ key, name }) => ({ value: key, label: text(name) }))}
          onChange={choose}
        />
        {chosen !== null && chosen.changed > 0 && (
          <p className={css.changed}>{t('models.presetChanged', { count: chosen.changed })}</p>
        )}
      </div>
    </>
  );
}

/** The class that the proposed tables read in the most different ways, of those the one of most cells. */
function tellingClass(
  fits: readonly PresetFit[],
  presets: readonly ReclassificationPreset[],
  classes: ReadonlyMap<string, FileClass>,
): number | null {
  const proposed = presets.filter(({ key }) => fits.slice(0, presetCards).some((fit) => fit.key === key));
  const readings = (value: number) =>
    new Set(proposed.map(({ rows }) => rows.find(({ from }) => from === value)?.to)).size;
  const [telling] = [...classes]
    .map(([value, { count }]) => ({ value: Number(value), count, readings: readings(Number(value)) }))
    .sort((a, b) => b.readings - a.readings || b.count - a.count);
  return telling?.value ?? null;
}
