import { hasVisibleLayer } from '@gep/map-engine/model';
import type { MapSymbol, SymbolKind, SymbolLayerKind } from '@gep/map-engine/model';
import type { ReactNode } from 'react';
import { DraftFrame, useClipboard, useEdits, usePreview } from '../editing';
import { ReadOnly, useReadOnly } from '../input';
import { useWords, WhenWorded } from '../message';
import { readSymbolText, symbolText } from '../state';
import type { SymbolEditRequest } from './layer-editor';
import { SymbolEditor } from './symbol-editor';

const titles = {
  marker: 'dialog.marker-symbol',
  line: 'dialog.line-symbol',
  fill: 'dialog.fill-symbol',
} as const satisfies Record<SymbolKind, string>;

/** A symbol and what becomes of it. */
export interface SymbolDialogProps<S extends MapSymbol> {
  /** Opened as a copy. */
  readonly value: S;
  /** OK was pressed and at least one layer is visible. Absent: the symbol is shown read-only. */
  readonly onApply?: (value: S) => void;
  /** Closed; the symbol stays as it was. */
  readonly onCancel: () => void;
  /** Default: by the kind of symbol. */
  readonly title?: string;
  /** Kinds of layers on offer; absent: all. */
  readonly kinds?: readonly SymbolLayerKind[];
}

/**
 * The 524 px editor of a symbol: a draft that OK hands over and cancel drops.
 * @example
 * <SymbolDialog value={fill} onApply={set} onCancel={close} />;
 */
export function SymbolDialog<S extends MapSymbol>(props: SymbolDialogProps<S>) {
  return (
    <ReadOnly value={useReadOnly() || !props.onApply}>
      <WhenWorded>
        <SymbolWindow {...props} />
      </WhenWorded>
    </ReadOnly>
  );
}

interface SymbolWindowProps<S extends MapSymbol> extends SymbolDialogProps<S> {
  /** Shows the symbol in the window that this one was opened from. */
  readonly onPreview?: (value: S | null) => void;
}

function SymbolWindow<S extends MapSymbol>(props: SymbolWindowProps<S>) {
  const { value, onApply, onPreview, onCancel, title, kinds } = props;
  const words = useWords();
  const { t } = words;
  const control = useEdits(value);
  const { draft, value: symbol, shown, edit } = control;
  usePreview(shown === draft.applied ? null : shown, onPreview);
  const clipboard = useClipboard({
    kind: 'symbol',
    value: symbol,
    text: symbolText,
    read: (text) => readSymbolText(text, symbol, kinds),
    onPaste: edit,
  });
  const visible = hasVisibleLayer(symbol);
  const line = visible
    ? clipboard.line
    : { text: words.problem({ at: 'layers', code: 'no-visible-symbol' }) };
  return (
    <DraftFrame
      title={title ?? t(titles[value.kind])}
      name={`${value.kind}-symbol`}
      width={524}
      height={512}
      control={control}
      tools={clipboard.menu}
      footer={{ line: line ?? undefined, onCancel, onOk: () => onApply?.(symbol), disabled: !visible }}
    >
      <SymbolEditor
        value={symbol}
        onChange={edit}
        onPreview={control.preview}
        renderSymbolEditor={renderSymbolDialog}
        kinds={kinds}
      />
    </DraftFrame>
  );
}

/** Opens a nested symbol in a separate dialog. */
export const renderSymbolDialog = (request: SymbolEditRequest): ReactNode => (
  <SymbolWindow
    value={request.symbol}
    title={request.title}
    kinds={request.kinds}
    onApply={(symbol) => {
      request.onClose();
      request.onChange(symbol);
    }}
    onPreview={request.onPreview}
    onCancel={request.onClose}
  />
);
