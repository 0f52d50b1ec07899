import type { ParameterDefinition } from '@gep/api-client';
import { Checkbox } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../../message/local-text';
import css from './selection-parameter.module.css';

interface SelectionParameterProps {
  definition: Extract<ParameterDefinition, { kind: 'selection' }>;
  label: string;
  help?: string;
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}

/** Some of a few options; of options that exclude each other, the last ticked one stays. */
export function SelectionParameter(props: SelectionParameterProps) {
  const { definition, label, help, chosen, disabled, onChange } = props;
  const { t } = useTranslation();
  const text = useLocalText();
  const { options, minItems, exclusive = [] } = definition;
  const [dropped, setDropped] = useState<string | null>(null);
  const named = (keys: readonly string[]) =>
    options.flatMap(({ value, name }) => (keys.includes(value) ? [text(name)] : [])).join(t('separator'));
  const pick = (option: string, on: boolean) => {
    const excluded = on ? exclusive.filter((group) => group.includes(option)).flat() : [];
    const lost = excluded.filter((one) => one !== option && chosen.includes(one));
    setDropped(
      lost.length > 0 ? t('models.dropped', { chosen: named([option]), dropped: named(lost) }) : null,
    );
    const stays = (one: string) => chosen.includes(one) && !excluded.includes(one);
    onChange(options.map(({ value }) => value).filter((one) => (one === option ? on : stays(one))));
  };
  return (
    <fieldset className={css.selection} disabled={disabled}>
      <legend>{label}</legend>
      {help && <p className={css.muted}>{help}</p>}
      {options.map(({ value, name }) => (
        <Checkbox
          key={value}
          label={text(name)}
          disabled={disabled || (chosen.includes(value) && chosen.length <= minItems)}
          value={chosen.includes(value)}
          onChange={(on) => pick(value, on)}
        />
      ))}
      <p role="status" className={css.muted}>
        {dropped}
      </p>
    </fieldset>
  );
}
