const units = ['KB', 'MB', 'GB', 'TB'];

/** Bytes as text for a message, for example `200 MB` or `64 KB`. */
export function sizeText(bytes: number): string {
  // Gigabytes from ten on: below, what is missing would be lost in rounding.
  const unit = bytes < 1024 ** 2 ? 1 : bytes < 10 * 1024 ** 3 ? 2 : bytes < 10 * 1024 ** 4 ? 3 : 4;
  return `${Math.round(bytes / 1024 ** unit)} ${units[unit - 1]}`;
}
