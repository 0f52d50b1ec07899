import { reportComment } from '@gep/api-client';
import { useState } from 'react';
import * as z from 'zod';
import { useSession } from '../../session/session-store';
import { placeKey } from './comment-draft';
import type { CommentDraft } from './comment-draft';

const keptComments = z.array(reportComment);

/** The comments on a form that were typed and not sent. This device keeps them until they are, also over a reload. */
export function useCommentDraft(
  reportFormId: string,
): [CommentDraft, (change: (now: CommentDraft) => CommentDraft) => void] {
  const userId = useSession((session) => session.user?.userId) ?? '';
  const key = `gep-review-comments/${userId}/${reportFormId}`;
  const [comments, setComments] = useState(() => read(key));
  const change = (next: (now: CommentDraft) => CommentDraft) =>
    setComments((now) => {
      const changed = next(now);
      keep(key, changed);
      return changed;
    });
  return [comments, change];
}

function read(key: string): CommentDraft {
  try {
    const kept = keptComments.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
    return new Map(kept.map((comment) => [placeKey(comment), comment]));
  } catch {
    return new Map();
  }
}

/** Where the device has no room they live as long as the page. */
function keep(key: string, comments: CommentDraft): void {
  try {
    if (comments.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify([...comments.values()]));
  } catch {
    return;
  }
}
