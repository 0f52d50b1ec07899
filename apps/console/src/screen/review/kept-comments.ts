import { reportComment } from '@gep/api-client';
import { useState } from 'react';
import * as z from 'zod';
import { placeKey } from './comment-draft';
import type { CommentDraft } from './comment-draft';
import { useKeptDraft } from './kept-draft';

const keptComments = z.array(reportComment);

/** The comments on a form that were typed and not sent. This device keeps them until they are, also over a reload. */
export function useCommentDraft(
  reportFormId: string,
): [CommentDraft, (change: (now: CommentDraft) => CommentDraft) => void] {
  const { read, keep } = useKeptDraft('comments', reportFormId, keptComments);
  const [comments, setComments] = useState<CommentDraft>(
    () => new Map(read()?.map((comment) => [placeKey(comment), comment])),
  );
  const change = (next: (now: CommentDraft) => CommentDraft) =>
    setComments((now) => {
      const changed = next(now);
      keep(changed.size > 0 ? [...changed.values()] : undefined);
      return changed;
    });
  return [comments, change];
}
