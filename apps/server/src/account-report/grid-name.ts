/** The name of a coordinate system in its WKT; the text itself where it has none. */
export function gridName(wkt: string): string {
  return /^\s*\w+\[\s*"([^"]+)"/.exec(wkt)?.[1].replaceAll('_', ' ') ?? wkt.slice(0, 80);
}
