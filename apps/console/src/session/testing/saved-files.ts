import { vi } from 'vitest';

const { createObjectURL } = URL;
const { click } = HTMLAnchorElement.prototype;

/** What the page hands to the browser's download from now on, until mocks are restored; nothing reaches the disk. */
export function savedFiles(): { readonly blob: Blob; readonly name: string }[] {
  const saved: { blob: Blob; name: string }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = createObjectURL.call(URL, blob);
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ blob, name: this.download });
    else click.call(this);
  });
  return saved;
}
