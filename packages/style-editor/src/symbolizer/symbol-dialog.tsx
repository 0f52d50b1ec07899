import { hasVisibleLayer } from '@gep/map-engine/model';
import type { MapSymbol, SymbolKind, SymbolLayerKind } from '@gep/map-engine/model';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, ClipboardMenu, DialogFrame, ProblemLine, UndoTools } from '../input';
import type { ClipboardNote } from '../input';
import { useWords } from '../message';
import { readSymbolText, symbolText, undoKey, useDraft } from '../state';
import { kindsOf } from './kinds';
import type { RenderSymbolEditor, SymbolEditRequest } from './layer-editor';
import { SymbolEditor } from './symbol-editor';

const titles = {
  marker: 'dialog.marker-symbol',
  line: 'dialog.line-symbol',
  fill: 'dialog.fill-symbol',
} as const satisfies Record<SymbolKind, string>;

export interface SymbolDialogProps<S extends MapSymbol> {
  readonly value: S;
  /** OK was pressed and at least one layer is visible. */
  readonly onApply: (value: S) => void;
  readonly onCancel: () => void;
  readonly title?: string;
  readonly kinds?: readonly SymbolLayerKind[];
  /** Buttons under the stack for the current symbol, e.g. to save it or to take one from the library. */
  readonly aside?: (symbol: S, onChange: (symbol: S) => void) => ReactNode;
}

/** The 524 px editor of a symbol: a draft that OK hands over and cancel drops. */
export function SymbolDialog<S extends MapSymbol>(props: SymbolDialogProps<S>) {
  const { value, onApply, onCancel, title, kinds, aside } = props;
  const words = useWords();
  const { t } = words;
  const control = useDraft(value);
  const { value: symbol, edit } = control;
  const [said, setSaid] = useState<ClipboardNote<S> | null>(null);
  const visible = hasVisibleLayer(symbol);
  const hidden = visible ? null : words.problem({ at: 'layers', code: 'no-visible-symbol' });
  const line = said && Object.is(said.of, symbol) ? { text: said.text, look: said.look } : { text: null };
  return (
    <DialogFrame
      title={title ?? t(titles[value.kind])}
      name={`${value.kind}-symbol`}
      width={524}
      height={512}
      onClose={onCancel}
      onKeyDown={(event) => undoKey(event, control.undo, control.redo)}
      tools={
        <>
          <UndoTools control={control} />
          <ClipboardMenu
            kind="symbol"
            text={() => symbolText(symbol)}
            read={(text) => readSymbolText(text, symbol, kindsOf(symbol.kind, kinds))}
            onPaste={edit}
            onNote={setSaid}
            value={symbol}
          />
          <span className="gep-divider" />
        </>
      }
      footer={
        <>
          <ProblemLine {...(hidden ? { text: hidden } : line)} />
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
          <Button look="primary" onClick={() => onApply(symbol)} disabled={!visible}>
            {t('action.ok')}
          </Button>
        </>
      }
    >
      <SymbolEditor
        value={symbol}
        onChange={edit}
        renderSymbolEditor={renderSymbolDialog}
        kinds={kinds}
        aside={aside?.(symbol, edit)}
      />
    </DialogFrame>
  );
}

/** Opens a nested symbol in a dialog of its own. */
export const renderSymbolDialog: RenderSymbolEditor = (request: SymbolEditRequest) => (
  <SymbolDialog
    value={request.symbol}
    title={request.title}
    kinds={request.kinds}
    onApply={request.onDone}
    onCancel={() => request.onDone(null)}
  />
);
