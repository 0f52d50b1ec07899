import type { MapSymbol, SymbolLayerKind } from '@gep/map-engine/model';
import { BookmarkPlus, Library } from 'lucide-react';
import { useState } from 'react';
import { IconButton, useReadOnly } from '../input';
import { useWords } from '../message';
import { usePorts } from '../port';
import { SaveStyleDialog } from './save-style-dialog';
import { StyleLibraryDialog } from './style-library-dialog';

export interface LibraryButtonsProps {
  readonly value: MapSymbol;
  readonly onChange: (value: MapSymbol) => void;
  /** Kinds of layers on offer; absent: all. */
  readonly kinds?: readonly SymbolLayerKind[];
}

/** Take a symbol from the host's library, save one to it; nothing where there is none, or nothing can be changed. */
export function LibraryButtons({ value, onChange, kinds }: LibraryButtonsProps) {
  const { t } = useWords();
  const { library, notify } = usePorts();
  const readOnly = useReadOnly();
  const [open, setOpen] = useState<'choose' | 'save' | null>(null);
  const close = () => setOpen(null);
  if (!library || readOnly) return null;
  return (
    <div className="gep-symbol-aside">
      <IconButton icon={Library} label={t('action.choose-from-library')} onClick={() => setOpen('choose')} />
      <IconButton icon={BookmarkPlus} label={t('action.save-to-library')} onClick={() => setOpen('save')} />
      {open === 'choose' && (
        <StyleLibraryDialog
          kind={value.kind}
          kinds={kinds}
          library={library}
          onApply={(style) => {
            close();
            onChange(style.symbol);
          }}
          onCancel={close}
        />
      )}
      {open === 'save' && (
        <SaveStyleDialog
          symbol={value}
          library={library}
          onSaved={() => {
            close();
            notify?.(t('library.saved'));
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}
