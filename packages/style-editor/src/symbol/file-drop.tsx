import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { useMarks, useReadOnly } from '../input';
import { useWords } from '../message';
import { acceptedFiles } from './file-fault';
import type { FileUse } from './file-fault';

export interface FileDropProps {
  readonly id: string;
  readonly use: FileUse;
  readonly onFile: (file: File) => void;
  /** What is there already: a picture and its name. */
  readonly children?: ReactNode;
}

/** A place that takes a file: chosen, dropped or pasted. */
export function FileDrop({ id, use, onFile, children }: FileDropProps) {
  const { t } = useWords();
  const marks = useMarks(false, `${id}-hint`);
  const [over, setOver] = useState(false);
  const takeFirst = (event: DragEvent | ClipboardEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(files[0]);
  };
  if (useReadOnly()) return <span className="gep-drop">{children}</span>;
  return (
    <span
      className="gep-drop"
      data-over={over || undefined}
      data-invalid={marks['aria-invalid']}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        takeFirst(event, event.dataTransfer.files);
      }}
      onPaste={(event) => takeFirst(event, event.clipboardData.files)}
    >
      {children}
      <label className="gep-button">
        <Upload size={16} aria-hidden />
        {t('file.choose')}
        <input
          id={id}
          className="gep-visually-hidden"
          type="file"
          accept={acceptedFiles[use]}
          {...marks}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onFile(file);
            // The same file once more is a change as well.
            target.value = '';
          }}
        />
      </label>
      <span id={`${id}-hint`} className="gep-muted gep-drop-hint">
        {t(`file.hint-${use}`)}
      </span>
    </span>
  );
}
