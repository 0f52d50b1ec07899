/** FNV-1a of no bytes. */
export const FNV_START = 0x811c9dc5;

/**
 * FNV-1a hash of bytes, 32 bits.
 * @param before hash of the bytes before these
 * @example
 * fnv1a(new TextEncoder().encode('a')); // 0xe40c292c
 */
export function fnv1a(bytes: Uint8Array, before = FNV_START): number {
  let hash = before;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
  return hash >>> 0;
}
