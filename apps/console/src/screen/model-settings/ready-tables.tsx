import type { PresetFit, ReclassificationPreset } from '@gep/api-client';
import { ChoiceField } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import type { TableOption } from '../../form/table/table-column';
import { useLocalText } from '../../message/local-text';
import { PresetCards } from './preset-cards';
import type { FileClass } from './reclassification';
import css from './class-mapping.module.css';

interface ReadyTablesProps {
  fits: readonly PresetFit[];
  presets: readonly ReclassificationPreset[];
  classes: ReadonlyMap<string, FileClass> | null;
  options: readonly TableOption[];
  /** The one that the table is filled with. */
  chosen: ReclassificationPreset | undefined;
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
  const [frequent] = [...(classes ?? [])].sort(([, a], [, b]) => b.count - a.count);
  return (
    <>
      <PresetCards
        {...{ fits, presets, options, disabled }}
        classCount={classes?.size ?? 0}
        example={frequent ? Number(frequent[0]) : null}
        chosen={chosen?.key}
        onChoose={choose}
      />
      <div className={css.preset}>
        <ChoiceField
          side
          label={t('models.preset')}
          disabled={disabled}
          value={chosen?.key ?? null}
          placeholder={t('models.presetChoose')}
          options={presets.map(({ key, name }) => ({ value: key, label: text(name) }))}
          onChange={choose}
        />
      </div>
    </>
  );
}
