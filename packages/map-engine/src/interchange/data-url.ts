/** Whether a picture is contained in its address, in a kind that is drawn here. */
export function isPictureData(href: string): boolean {
  return /^data:image\/(png|jpeg|svg\+xml)[;,]/.test(href);
}

/** The text of a drawing in a data URL; null for a picture. */
export function svgInData(href: string): string | null {
  const [, base64, text = ''] = /^data:image\/svg\+xml(?:;utf8)?(;base64)?,(.*)$/s.exec(href) ?? [];
  if (!href.startsWith('data:image/svg+xml')) return null;
  try {
    return base64 ? atob(text) : decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A drawing as data URL. */
export function svgData(svg: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
