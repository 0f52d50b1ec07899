import { strokeDashes } from '@gep/map-engine/model';
import type { StrokeDash } from '@gep/map-engine/model';
import { ChoiceField } from '../field';
import { useWords } from '../message';
import { choices } from './choices';
import { dashPicture } from './picture';

export interface DashFieldProps {
  readonly label: string;
  readonly value: StrokeDash;
  readonly onChange: (value: StrokeDash) => void;
}

/** A dash pattern, as picture and word. */
export function DashField({ label, value, onChange }: DashFieldProps) {
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
  return <ChoiceField label={label} value={value} options={options} onChange={onChange} />;
}
