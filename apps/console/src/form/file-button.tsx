import { Button } from '@gep/style-editor/controls';
import { useRef } from 'react';
import type { ReactNode } from 'react';

interface FileButtonProps {
  /** Extensions with their dots, by commas. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Name of the hidden field. */
  readonly label?: string;
  readonly look?: 'primary' | 'plain';
  readonly unavailable?: boolean;
  /** The same files can be chosen again afterwards. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that lets files be chosen. */
export function FileButton(props: FileButtonProps) {
  const { accept, multiple, label, look = 'plain', unavailable, onFiles, children } = props;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
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
      <Button {...{ look, unavailable }} onClick={() => picker.current?.click()}>
        {children}
      </Button>
    </>
  );
}
