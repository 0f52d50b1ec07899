/** A column of a made-up dBASE table: its name in bytes, since tables differ in their encoding. */
export interface DbfColumn {
  readonly name: Uint8Array;
  readonly letter: 'C' | 'N' | 'F';
  readonly length: number;
}

/** Bytes of a dBASE III table. Texts begin at the left of their cells, numbers end at the right. */
export function dbfBytes(
  columns: readonly DbfColumn[],
  rows: readonly (readonly (Uint8Array | number)[])[],
  languageByte = 0,
): Buffer {
  const rowLength = 1 + columns.reduce((sum, { length }) => sum + length, 0);
  const head = Buffer.alloc(32 + columns.length * 32 + 1);
  head[0] = 3;
  head.writeUInt32LE(rows.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(rowLength, 10);
  head[29] = languageByte;
  columns.forEach(({ name, letter, length }, i) => {
    const at = 32 + i * 32;
    head.set(name.subarray(0, 10), at);
    head[at + 11] = letter.charCodeAt(0);
    head[at + 16] = length;
  });
  head[head.length - 1] = 0x0d;
  const cells = rows.map((row) => {
    const bytes = Buffer.alloc(rowLength, ' ');
    let at = 1;
    columns.forEach(({ length }, i) => {
      const cell = row[i];
      if (typeof cell === 'number') bytes.write(String(cell).padStart(length), at, 'latin1');
      else bytes.set(cell.subarray(0, length), at);
      at += length;
    });
    return bytes;
  });
  return Buffer.concat([head, ...cells, Buffer.from([0x1a])]);
}
