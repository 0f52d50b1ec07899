import type { Scheme } from '@gep/map-engine/model';
import type { BandSource, FieldSource } from '@gep/style-editor';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { LateEditorDialog } from '../../map/style-dialog/late-editor-dialog';
import { rowKey } from '../../map/style-dialog/row-key';
import { libraryPort } from '../../map/style-dialog/style-ports';
import { EditorWords } from '../../message/editor-words';
import { client } from '../../session/client';

interface PreviewStyleDialogProps {
  /** Name of the file. */
  readonly title: string;
  readonly scheme: Scheme;
  /** Place of the class that has the focus first. */
  readonly row?: number | undefined;
  /** What the dialog asks of the data; must be stable. */
  readonly data: { readonly fields?: FieldSource; readonly bands?: BandSource };
  /** Draws with a scheme; it lives as long as the page: the server keeps no style of a file. */
  readonly onScheme: (scheme: Scheme) => void;
  readonly onClose: () => void;
}

/** The style dialog over a preview; what is edited is drawn at once. */
export function PreviewStyleDialog({ title, scheme, row, data, onScheme, onClose }: PreviewStyleDialogProps) {
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
