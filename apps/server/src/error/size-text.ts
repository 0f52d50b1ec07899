/** Bytes as text for a message, for example `200 MB` or `64 KB`. */
export function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 1024 / 1024)} MB`;
}
