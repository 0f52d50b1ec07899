import { useWords } from '../message';
import type { LibraryStyle } from '../port';
import { SymbolPreview } from '../preview';
import { useRoving } from './use-roving';

export interface StyleGridProps {
  readonly styles: readonly LibraryStyle[];
  readonly chosen: LibraryStyle | null;
  readonly onChoose: (style: LibraryStyle) => void;
  readonly onApply: (style: LibraryStyle) => void;
  /** Why a style cannot be applied here. */
  readonly reasonOf: (style: LibraryStyle) => string | undefined;
  /** Keys for the chosen style that the grid itself does not know, e.g. Delete. */
  readonly onKey?: (key: string) => void;
}

/** Thumbnails of 70 x 40: arrows walk and choose, Enter or a double click applies. */
export function StyleGrid({ styles, chosen, onChoose, onApply, reasonOf, onKey }: StyleGridProps) {
  const { t } = useWords();
  const { ref, onKeyDown } = useRoving<HTMLDivElement>((index) => onChoose(styles[index]));
  const stop = chosen ?? styles[0];
  return (
    <div
      ref={ref}
      className="gep-library-grid"
      role="listbox"
      aria-label={t('library.styles')}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (chosen) onKey?.(event.key);
      }}
    >
      {styles.map((style) => (
        <button
          key={style.id}
          type="button"
          role="option"
          className="gep-library-item"
          aria-selected={style === chosen}
          tabIndex={style === stop ? 0 : -1}
          title={[style.name, reasonOf(style)].filter(Boolean).join('\n')}
          data-unfit={reasonOf(style) && true}
          onClick={() => onChoose(style)}
          onDoubleClick={() => onApply(style)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onApply(style);
          }}
        >
          <SymbolPreview symbol={style.symbol} size="library" label={null} />
          <span>{style.name}</span>
        </button>
      ))}
    </div>
  );
}

/** Placeholder for the grid until the styles are loaded. */
export function StyleSkeletons() {
  const { t } = useWords();
  return (
    <div className="gep-library-grid" role="status">
      <span className="gep-visually-hidden">{t('loading.library')}</span>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="gep-library-item gep-skeleton" aria-hidden>
          <i />
          <i />
        </span>
      ))}
    </div>
  );
}
