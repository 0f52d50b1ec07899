/**
 * A colour '#rgb', '#rrggbb' or '#rrggbbaa' with its alpha multiplied by an opacity 0-1. Other CSS colours pass
 * through a `color-mix`, which canvas understands; models hold hex only.
 */
export function fadeColor(color: string, opacity: number): string {
  if (opacity >= 1) return color;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(color)?.[1];
  if (hex === undefined) return `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const alpha = full.length === 8 ? parseInt(full.slice(6), 16) : 255;
  return `#${full.slice(0, 6)}${Math.round(alpha * Math.max(0, opacity))
    .toString(16)
    .padStart(2, '0')}`;
}
