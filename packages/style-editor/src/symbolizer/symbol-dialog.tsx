import { hasVisibleLayer } from '@gep/map-engine/model';
import type { MapSymbol, SymbolKind, SymbolLayerKind } from '@gep/map-engine/model';
import { Redo2, Undo2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button, DialogFrame, IconButton, ProblemLine } from '../input';
import { useWords } from '../message';
import { canRedo, canUndo, undoKey, useDraft } from '../state';
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
  const { draft, undo, redo } = control;
  const visible = hasVisibleLayer(control.value);
  const onKeyDown = (event: KeyboardEvent) => undoKey(event, undo, redo);
  return (
    <DialogFrame
      title={title ?? t(titles[value.kind])}
      width={524}
      height={520}
      onClose={onCancel}
      onKeyDown={onKeyDown}
      tools={
        <>
          <IconButton icon={Undo2} label={t('action.undo')} onClick={undo} disabled={!canUndo(draft)} />
          <IconButton icon={Redo2} label={t('action.redo')} onClick={redo} disabled={!canRedo(draft)} />
          <span className="gep-divider" />
        </>
      }
      footer={
        <>
          <ProblemLine text={visible ? null : words.problem({ at: 'layers', code: 'no-visible-symbol' })} />
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
          <Button look="primary" onClick={() => onApply(control.value)} disabled={!visible}>
            {t('action.ok')}
          </Button>
        </>
      }
    >
      <SymbolEditor
        value={control.value}
        onChange={control.edit}
        renderSymbolEditor={renderSymbolDialog}
        kinds={kinds}
        aside={aside?.(control.value, control.edit)}
      />
    </DialogFrame>
  );
}

/** Opens a nested symbol in a dialog of its own. */
export const renderSymbolDialog: RenderSymbolEditor = (request: SymbolEditRequest) => (
  <SymbolDialog
    value={request.symbol}
    title={request.title}
    onApply={request.onDone}
    onCancel={() => request.onDone(null)}
  />
);
