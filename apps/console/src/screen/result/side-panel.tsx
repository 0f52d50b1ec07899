import { IconButton } from '@gep/style-editor/controls';
import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import css from './side-panel.module.css';

interface SidePanelProps {
  readonly title: string;
  /** Name of the button that closes it. */
  readonly closeText: string;
  readonly onClose: () => void;
  /** It holds a table of several columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** CSS pixels of its width as designed; it grows with its texts. */
export const panelWidths = { narrow: 360, wide: 620 };

/** A card below the bar, at the left of the map. */
export function SidePanel({ title, closeText, onClose, wide = false, children }: SidePanelProps) {
  return (
    <section
      className={css.panel}
      data-wide={wide}
      aria-label={title}
      style={{ '--panel-width': `${wide ? panelWidths.wide : panelWidths.narrow}px` } as CSSProperties}
    >
      <header>
        <h2>{title}</h2>
        <IconButton icon={X} label={closeText} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
