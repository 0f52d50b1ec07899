import type { MapSymbol } from '@gep/map-engine/model';
import { BookmarkPlus, Library } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../input';
import { useWords } from '../message';
import type { StyleLibrary } from '../port';
import { SaveStyleDialog } from './save-style-dialog';
import { StyleLibraryDialog } from './style-library-dialog';

export interface LibraryButtonsProps {
  readonly library: StyleLibrary;
  readonly symbol: MapSymbol;
  readonly onChange: (symbol: MapSymbol) => void;
  /** Shows that a style was saved. */
  readonly notify?: (text: string) => void;
}

/** Take a symbol from the library, save one to it. */
export function LibraryButtons({ library, symbol, onChange, notify }: LibraryButtonsProps) {
  const { t } = useWords();
  const [open, setOpen] = useState<'choose' | 'save' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="gep-stack-tools">
      <IconButton icon={Library} label={t('action.choose-from-library')} onClick={() => setOpen('choose')} />
      <IconButton icon={BookmarkPlus} label={t('action.save-to-library')} onClick={() => setOpen('save')} />
      {open === 'choose' && (
        <StyleLibraryDialog
          kind={symbol.kind}
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
          symbol={symbol}
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
