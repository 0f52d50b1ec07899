interface CutTextProps {
  readonly text: string;
  /** Characters that are shown; of longer texts the rest is in the tooltip. */
  readonly max: number;
}

/** A text cut with an ellipsis after so many characters, whole in its tooltip; `--` where there is none. */
export function CutText({ text, max }: CutTextProps) {
  const characters = [...text];
  if (characters.length <= max) return text || '--';
  return <span title={text}>{`${characters.slice(0, max).join('')}…`}</span>;
}
