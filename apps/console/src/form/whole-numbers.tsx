/** Digits in groups, with the thin spaces between them. */
const grouped = /(\d+(?:\u2009\d+)+)/;

/** A sentence whose numbers stay on one line: a line could end at the thin spaces between their thousands. */
export function WholeNumbers({ text }: { readonly text: string }) {
  return text.split(grouped).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
}
