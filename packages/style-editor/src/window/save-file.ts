/**
 * Hands a text to the browser as a download.
 * @param type media type of the text
 */
export function saveFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name.replace(/[\\/:*?"<>|]/g, '_') }).click();
  setTimeout(() => URL.revokeObjectURL(href));
}
