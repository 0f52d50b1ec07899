import { useRef } from 'react';
import type { ReactNode } from 'react';

export interface FileChoice {
  /** Extensions with their dots, by commas. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Name of the hidden field. */
  readonly label?: string;
  /** The same files can be chosen again afterwards. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** A hidden file field, to be put anywhere, and what opens its dialog. */
export function useFilePicker({ accept, multiple, label, onFiles }: FileChoice): {
  readonly field: ReactNode;
  readonly choose: () => void;
} {
  const input = useRef<HTMLInputElement>(null);
  const field = (
    <input
      ref={input}
      type="file"
      hidden
      {...{ accept, multiple }}
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
  return { field, choose: () => input.current?.click() };
}
