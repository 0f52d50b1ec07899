/** A text that wants its middle at a place, in CSS pixels from the left. */
export interface WantedLabel {
  readonly text: string;
  readonly at: number;
}

export interface PlacedLabel extends WantedLabel {
  /** The distance of its edges from the edges of the available width. */
  readonly left: number;
  readonly right: number;
}

const gap = 8;

/**
 * Labels of one row that do not touch: earlier ones win, later ones that find no room are left out. Texts at the ends
 * are moved inside.
 */
export function placeLabels(wanted: readonly WantedLabel[], width: number): readonly PlacedLabel[] {
  const taken: { readonly left: number; readonly right: number }[] = [];
  return wanted.flatMap((label) => {
    const wide = captionWidth(label.text);
    const left = Math.max(0, Math.min(width - wide, label.at - wide / 2));
    const right = left + wide;
    if (taken.some((other) => left < other.right + gap && right > other.left - gap)) return [];
    taken.push({ left, right });
    return [{ ...label, left, right: width - right }];
  });
}

/** About how wide a text of 12 px is: it is laid out before it is measured. */
export function captionWidth(text: string): number {
  let width = 0;
  for (const sign of text)
    width += sign.charCodeAt(0) > 0x2e80 ? 12 : sign === '\u2009' ? 3 : sign === '.' ? 4 : 7;
  return width;
}
