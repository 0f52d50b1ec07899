import type { Scheme } from '@gep/map-engine/model';
import type { BandSource, FieldSource } from '@gep/style-editor';
import { useMemo, useState } from 'react';
import { LateEditorDialog } from './late-editor-dialog';
import { rowKey } from './row-key';
import { libraryPort } from './style-ports';
import { EditorWords } from '../../message/editor-words';
import { client } from '../../session/client';
import { toast } from '../../session/toast';

interface DataStyleDialogProps {
  /** Name of the file. */
  readonly title: string;
  readonly scheme: Scheme;
  /** Place of the class that has the focus first. */
  readonly row?: number | undefined;
  /** What the dialog asks of the data; must be stable. */
  readonly data: { readonly fields?: FieldSource; readonly bands?: BandSource };
  /** Draws with a scheme; the server keeps no style of a file. */
  readonly onScheme: (scheme: Scheme) => void;
  readonly onClose: () => void;
}

/** The style dialog of a file; what is edited is drawn at once. */
export function DataStyleDialog({ title, scheme, row, data, onScheme, onClose }: DataStyleDialogProps) {
  // The dialog edits a copy of what is drawn when it opens.
  const [value] = useState(scheme);
  const ports = useMemo(
    () => ({
      library: libraryPort(client),
      notify: (text: string) => void toast.success(text),
      ...data,
    }),
    [data],
  );
  const shared = {
    ...{ title, ports, row: rowKey(scheme, row), onPreview: onScheme, onCancel: onClose },
    onApply: (next: Scheme, { close }: { readonly close: boolean }) => {
      onScheme(next);
      if (close) onClose();
    },
  };
  return (
    <EditorWords>
      <LateEditorDialog value={value} {...shared} />
    </EditorWords>
  );
}
