import { Button } from '@gep/style-editor/controls';
import type { ComponentProps } from 'react';
import { useFilePicker } from './use-file-picker';
import type { FileChoice } from './use-file-picker';

type FileButtonProps = FileChoice &
  Pick<ComponentProps<typeof Button>, 'look' | 'disabled' | 'unavailable' | 'children'>;

/** A button that lets files be chosen. */
export function FileButton({ accept, multiple, label, onFiles, children, ...button }: FileButtonProps) {
  const { field, choose } = useFilePicker({ accept, multiple, label, onFiles });
  return (
    <>
      {field}
      <Button {...button} onClick={choose}>
        {children}
      </Button>
    </>
  );
}
