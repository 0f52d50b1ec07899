import { replace } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import * as z from 'zod';
import { useSession } from '../../session/session-store';
import {
  filePreviewHandOff,
  handOffId,
  readHandOff,
  regionPreviewHandOff,
  takeHandOff,
} from '../../session/window-name';
import type { FilePreviewHandOff, RegionPreviewHandOff } from '../../session/window-name';

/** A link may name a form alone: the server knows the rest. */
const formAlone = z.object({ reportFormId: handOffId });

export type FilePreviewParameters = FilePreviewHandOff | z.infer<typeof formAlone>;

/** Parameters of the preview out of the window's name; null when they are missing. Without a session to the login. */
export function regionPreviewLoader(): RegionPreviewHandOff | Response | null {
  return handedOver(regionPreviewHandOff, 'gep-region-preview');
}

/** Parameters of a file preview out of the address, else out of the window's name. */
export function filePreviewLoader({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): FilePreviewParameters | Response | null {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const taken = handedOver(filePreviewHandOff, 'gep-file-preview');
  if (taken instanceof Response) return taken;
  return filePreviewHandOff.safeParse(query).data ?? formAlone.safeParse(query).data ?? taken;
}

/** @param storageKey keeps the parameters of a tab, so that a reload of the preview shows the same file */
function handedOver<T>(schema: z.ZodType<T>, storageKey: string): T | Response | null {
  const taken = takeHandOff(schema);
  if (useSession.getState().token === null) return replace('/login');
  if (taken) sessionStorage.setItem(storageKey, JSON.stringify(taken));
  return taken ?? readHandOff(sessionStorage.getItem(storageKey) ?? '', schema);
}
