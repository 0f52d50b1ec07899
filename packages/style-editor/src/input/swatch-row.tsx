import { Swatch } from './swatch';

export interface SwatchRowProps {
  readonly label: string;
  readonly colors: readonly string[];
  /** Marked where it is among them. */
  readonly value: string;
  readonly onPick: (color: string) => void;
}

/** Colours at hand, each a button; nothing where there are none. */
export function SwatchRow({ label, colors, value, onPick }: SwatchRowProps) {
  if (colors.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="gep-swatches">
      <span className="gep-muted">{label}</span>
      <div>
        {[...new Set(colors)].map((color) => (
          <button
            key={color}
            type="button"
            className="gep-cell-button"
            aria-label={color}
            aria-pressed={color === value}
            title={color}
            onClick={() => onPick(color)}
          >
            <Swatch color={color} />
          </button>
        ))}
      </div>
    </div>
  );
}
