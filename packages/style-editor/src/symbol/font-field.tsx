import { Field } from '../field';
import { Select } from '../input';
import { useWords } from '../message';

/** Families that are on most machines, the Chinese ones first; any other can be typed. */
const families = [
  'sans-serif',
  'serif',
  'monospace',
  'Source Han Sans SC',
  'Noto Sans CJK SC',
  'Noto Serif CJK SC',
  'Microsoft YaHei',
  'PingFang SC',
  'SimSun',
  'SimHei',
  'KaiTi',
  'Arial',
  'Times New Roman',
];

export interface FontFieldProps {
  /** Name of what it edits in the value around. */
  readonly at?: string;
  readonly value: string;
  readonly onChange: (family: string) => void;
}

/** A font family, of the list or typed. It takes effect when it is chosen or the field is left. */
export function FontField({ at, value, onChange }: FontFieldProps) {
  const { t } = useWords();
  return (
    <Field at={at} label={t('field.font')}>
      {(id) => (
        <Select
          id={id}
          value={value}
          options={families.map(option)}
          onChange={onChange}
          typedOption={option}
        />
      )}
    </Field>
  );
}

function option(family: string) {
  const content = <span style={{ fontFamily: `${CSS.escape(family)}, var(--gep-font)` }}>{family}</span>;
  return { value: family, label: family, content };
}
