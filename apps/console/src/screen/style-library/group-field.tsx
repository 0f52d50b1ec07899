import { Select } from '@gep/style-editor/controls';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ControlledField } from '../../form/controlled-field';

interface GroupFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly error: string | undefined;
  /** Names of the groups that there are. */
  readonly groups: readonly string[];
}

/** A group of the library: one of the list, or a new one by its name. */
export function GroupField<Values extends FieldValues>({ groups, ...field }: GroupFieldProps<Values>) {
  const { t } = useTranslation();
  return (
    <ControlledField {...field} label={t('library.group')} help={t('library.groupHelp')}>
      {({ id, value, onChange }) => (
        <Select<string>
          id={id}
          value={value}
          onChange={(group) => onChange(group as typeof value)}
          options={[...new Set([...groups, value as string])]
            .filter((group) => group !== '')
            .map((group) => ({ value: group, label: group }))}
          typedOption={(text) => ({ value: text, label: text })}
        />
      )}
    </ControlledField>
  );
}
