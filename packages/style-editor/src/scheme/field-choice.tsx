import { isNumericField } from '@gep/map-engine/model';
import type { Field } from '@gep/map-engine/model';
import { ChoiceField } from '../field';
import { useWords } from '../message';

export interface FieldChoiceProps {
  readonly value: Field | null;
  readonly fields: readonly Field[];
  readonly onChange: (field: Field) => void;
  /** The field that is chosen can be chosen once more, since its data are not there. */
  readonly again: boolean;
  /** Leaves STRING and DATE fields out. */
  readonly numeric?: boolean;
  readonly wide?: boolean;
}

/** A column of the attribute table. A saved field that the layer no longer has stays in the list. */
export function FieldChoice({ value, fields, onChange, again, numeric = false, wide }: FieldChoiceProps) {
  const { t } = useWords();
  const offered = numeric ? fields.filter(({ type }) => isNumericField(type)) : fields;
  const listed = value && !offered.some(({ name }) => name === value.name) ? [value, ...offered] : offered;
  return (
    <ChoiceField
      at="field"
      label={t(numeric ? 'field.graduation-field' : 'field.field')}
      value={value?.name ?? null}
      placeholder={t('field.choose')}
      options={listed.map(({ name, alias = name }) => ({ value: name, label: alias }))}
      onChange={(name) => {
        const field = listed.find((candidate) => candidate.name === name);
        if (field && (again || name !== value?.name)) onChange(field);
      }}
      wide={wide}
    />
  );
}
