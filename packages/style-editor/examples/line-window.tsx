import type { LineSymbol } from '@gep/map-engine/model';
import { DialogFrame, LineSymbolEditor, useDraft } from '@gep/style-editor';

interface LineWindowProps {
  readonly value: LineSymbol;
  readonly onDone: (symbol: LineSymbol | null) => void;
}

/** A window of one's own around an editor: edits go into a draft, which is handed over or dropped. */
export function LineWindow({ value, onDone }: LineWindowProps) {
  const draft = useDraft(value);
  return (
    <DialogFrame
      title="River"
      width={524}
      height={480}
      onClose={() => onDone(null)}
      footer={
        <>
          <button type="button" onClick={draft.undo}>
            Undo
          </button>
          <button type="button" onClick={() => onDone(draft.value)}>
            Take
          </button>
        </>
      }
    >
      <LineSymbolEditor value={draft.value} onChange={draft.edit} />
    </DialogFrame>
  );
}
