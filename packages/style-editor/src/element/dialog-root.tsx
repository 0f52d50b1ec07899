import { isRasterScheme } from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';
import { createRoot } from 'react-dom/client';
import { RasterStyleDialog } from '../dialog';
import type { DialogHost } from '../dialog';
import { VectorStyleDialog } from '../dialog/vector-style-dialog';
import type { EditorLocale, Messages } from '../message';
import type { StyleEditorPorts } from '../port';
import { StyleEditorProvider } from '../style-editor-provider';

/** A dialog as an element asks for it. */
export interface ShownDialog extends DialogHost<Scheme> {
  readonly value: Scheme;
  /** Another number is another dialog. */
  readonly turn: number;
  readonly locale: EditorLocale;
  readonly messages: Partial<Messages>;
  readonly ports: StyleEditorPorts;
  /** Undefined: the dialog is a window. */
  readonly dock: HTMLElement | undefined;
}

/** Where the dialog of one element is drawn. */
export interface DialogRoot {
  /** Null: there is none. */
  show(dialog: ShownDialog | null): void;
  unmount(): void;
}

/** The part of the element that is written in React; it loads with the first dialog. */
export function createDialogRoot(): DialogRoot {
  // Windows and docked dialogs find their places themselves: the root has none in the page.
  const root = createRoot(document.createElement('div'));
  return {
    show: (dialog) => root.render(dialog && <Dialog key={dialog.turn} {...dialog} />),
    unmount: () => root.unmount(),
  };
}

function Dialog({ value, locale, messages, dock, ...host }: ShownDialog) {
  return (
    <StyleEditorProvider locale={locale} messages={messages} dock={dock}>
      {isRasterScheme(value) ? (
        <RasterStyleDialog value={value} {...host} />
      ) : (
        <VectorStyleDialog value={value} geometry={value.geometry} {...host} />
      )}
    </StyleEditorProvider>
  );
}
