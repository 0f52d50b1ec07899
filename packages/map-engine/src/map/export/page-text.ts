/** Ink of everything but the map. */
export const textColor = '#1f2328';

/** Text of a page in one family of fonts: that of the page showing the map, which has the letters of its language. */
export interface PageText {
  font(size: number, bold?: boolean): string;
  /** CSS pixels. */
  width(words: string, size: number, bold?: boolean): number;
  /** Lines that are not wider than `width`: broken at spaces, and between any two Chinese characters. */
  wrap(words: string, size: number, width: number, bold?: boolean): string[];
}

/** @param family families of fonts as in CSS */
export function pageText(family: string): PageText {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new TypeError('the browser gives no 2d canvas');
  const font = (size: number, bold = false) => `${bold ? 600 : 400} ${size}px ${family}`;
  const width = (words: string, size: number, bold = false) => {
    context.font = font(size, bold);
    return context.measureText(words).width;
  };
  return {
    font,
    width,
    wrap(words, size, most, bold) {
      const lines: string[] = [];
      let line = '';
      for (const [part] of words.matchAll(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+|\s+/g)) {
        if (line !== '' && width(line + part.trimEnd(), size, bold) > most) {
          lines.push(line.trimEnd());
          line = part.trimStart();
        } else line += part;
      }
      return [...lines, line.trimEnd()].filter((one) => one !== '');
    },
  };
}
