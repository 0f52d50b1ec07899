/** What a file may hold: bytes, styles, and characters of a name. */
export const fileCaps = { bytes: 8_388_608, styles: 500, name: 60 } as const;
