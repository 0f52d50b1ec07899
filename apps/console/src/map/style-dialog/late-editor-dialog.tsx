import { lazy, Suspense } from 'react';
import { withEditorWords } from '../../message/editor-words';
import type { EditorDialogProps } from './editor-dialog';

const EditorDialog = lazy(() => withEditorWords(() => import('./editor-dialog')));

/** The editor's dialog, which a map loads when somebody edits a style. */
export function LateEditorDialog(props: EditorDialogProps) {
  return (
    <Suspense>
      <EditorDialog {...props} />
    </Suspense>
  );
}
