import { ecb } from '@noble/ciphers/aes.js';

/**
 * The wire encoding of region files: AES in ECB mode with PKCS7 padding and a key of the installation. It keeps files
 * compatible with clients of the specification and protects nothing; HTTPS is the protection.
 * @param bytes the file
 * @param key 16, 24 or 32 bytes
 * @throws RangeError for a key of another length
 * @example
 * const key = new TextEncoder().encode('0123456789abcdef');
 * encodeRegionFile(Uint8Array.of(1, 2, 3), key).length; // 16
 */
export function encodeRegionFile(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  checkKey(key);
  return ecb(key).encrypt(bytes);
}

/**
 * The file behind `encodeRegionFile`.
 * @throws RangeError for a key of another length, Error when the bytes are not of this encoding and key
 * @example
 * const key = new TextEncoder().encode('0123456789abcdef');
 * decodeRegionFile(encodeRegionFile(Uint8Array.of(1, 2, 3), key), key); // [1, 2, 3]
 */
export function decodeRegionFile(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  checkKey(key);
  return ecb(key).decrypt(bytes);
}

function checkKey(key: Uint8Array): void {
  if (![16, 24, 32].includes(key.length)) {
    throw new RangeError(`key: got ${key.length} bytes, allowed: 16, 24 or 32`);
  }
}
