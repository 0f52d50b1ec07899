import type { ReportComment } from '@gep/api-client';

/** A cell of a form. */
export type CellPlace = Pick<ReportComment, 'row' | 'column'>;

/** Comments that are typed and not sent, by their cell. */
export type CommentDraft = ReadonlyMap<string, ReportComment>;

export const placeKey = ({ row, column }: CellPlace): string => `${row}/${column}`;

/** The draft with the comment on a cell, or without one where its text is blank. */
export function withComment(draft: CommentDraft, place: CellPlace, text: string): CommentDraft {
  const next = new Map(draft);
  if (text.trim() === '') next.delete(placeKey(place));
  else next.set(placeKey(place), { ...place, text });
  return next;
}
