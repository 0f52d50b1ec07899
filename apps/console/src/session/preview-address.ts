import type { FilePreviewHandOff } from './window-name';

/** Address of the preview of a file. */
export function previewAddress({ fileName, ...place }: FilePreviewHandOff): string {
  return `/preview?${new URLSearchParams({ ...place, fileName: fileName.slice(0, 260) }).toString()}`;
}
