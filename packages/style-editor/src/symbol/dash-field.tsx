import { strokeDashes } from '@gep/map-engine/model';
import type { StrokeDash } from '@gep/map-engine/model';
import { ChoiceField } from '../field';
import { useWords } from '../message';
import { choices } from './choices';
import { dashPicture } from './picture';

export interface DashFieldProps {
  /** Name of what it edits in the value around. */
  readonly at?: string;
  readonly label: string;
  readonly value: StrokeDash;
  readonly onChange: (value: StrokeDash) => void;
}

/** A dash pattern, as picture and word. */
export function DashField({ at, label, value, onChange }: DashFieldProps) {
  const words = useWords();
  const options = choices(words, 'dash', strokeDashes, dashPicture).map(({ content, ...choice }) => ({
    ...choice,
    content: (
      <span className="gep-dash">
        {content}
        {choice.label}
      </span>
    ),
  }));
  return <ChoiceField at={at} label={label} value={value} options={options} onChange={onChange} />;
}
