/** Characters that XML cannot hold are written `_xHHHH_` (ECMA-376, 22.9.2.19). */
export function unescapeText(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/gi, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
