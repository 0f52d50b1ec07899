import { rules } from '@gep/map-engine/model';
import type { ProblemCode } from '@gep/map-engine/model';
import { useState } from 'react';
import { Field } from '../field';
import { useWords } from '../message';

export interface ImageSourceFieldProps {
  readonly name: string;
  readonly onChange: (image: { readonly name: string; readonly source: string }) => void;
}

/** A png or jpeg of at most 2 MB, kept as a data URL. */
export function ImageSourceField({ name, onChange }: ImageSourceFieldProps) {
  const words = useWords();
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const fault = faultOf(file);
    setProblem(fault);
    if (fault) return;
    try {
      onChange({ name: file.name, source: await dataUrlOf(file) });
    } catch {
      setProblem('image-broken');
    }
  };
  return (
    <Field
      label={words.t('field.image')}
      error={problem && words.problem({ at: 'source', code: problem })}
      wide
    >
      {(id) => (
        <span className="gep-file">
          <input
            id={id}
            type="file"
            accept=".png,.jpg,.jpeg"
            onChange={(event) => void take(event.target.files?.[0])}
          />
          {name && <span className="gep-muted">{name}</span>}
        </span>
      )}
    </Field>
  );
}

function faultOf(file: File): ProblemCode | null {
  const types: readonly string[] = rules.imageTypes;
  if (!types.includes(file.type)) return 'image-type';
  return file.size > rules.imageBytes ? 'image-size' : null;
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}
