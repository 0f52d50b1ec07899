/** Channels 0-255 of ink, 0-1 each, without a profile. */
export function cmyk2rgb(c: number, m: number, y: number, k: number): readonly number[];
/** Channels 0-255 and alpha 0-1 of a CSS colour, names left out; undefined for anything else. */
export function css2rgb(text: string): readonly [number, number, number, number] | undefined;
/** `#rrggbb` by the names of CSS. */
export const names: Readonly<Record<string, string>>;
