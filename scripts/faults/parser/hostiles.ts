import { deflateRawSync, gzipSync } from 'node:zlib';

const MB = 1_000_000;
const deep = 100_000;
const bytes = (...values: number[]): Buffer => Buffer.from(values);
const times = (text: string, count: number): Buffer => Buffer.from(text.repeat(count));

/** Numbers of a binary header, little endian. */
function words(start: string, ...values: number[]): Buffer {
  const head = Buffer.from(start, 'latin1');
  const rest = Buffer.alloc(4 * values.length);
  values.forEach((value, i) => rest.writeUInt32LE(value >>> 0, 4 * i));
  return Buffer.concat([head, rest]);
}

/** A ZIP of one file that says more, or less, than it holds. */
function zip(name: string, content: Buffer, said: number): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.concat([
    words('PK\x03\x04', 0x14, 8, 0, 0),
    Buffer.alloc(2),
    Buffer.from([name.length, 0, 0, 0]),
    Buffer.from(name),
  ]);
  const central = words('PK\x01\x02', 0x140014, 0x80000, 0, 0, packed.length, said, name.length, 0, 0, 0);
  const end = words('PK\x05\x06', 0, 0x10001, central.length, local.length + packed.length, 0);
  return Buffer.concat([local, packed, central, Buffer.from(name), end]);
}

const shapes = Buffer.alloc(100);
shapes.writeInt32BE(9994, 0);
shapes.writeInt32BE(0x7fffffff, 24);
shapes.writeInt32LE(1000, 28);
shapes.writeInt32LE(5, 32);

const entities =
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "0123456789">' +
  Array.from(
    { length: 9 },
    (_, i) => `<!ENTITY ${'abcdefghij'[i + 1]} "${`&${'abcdefghij'[i]};`.repeat(10)}">`,
  ).join('') +
  ']><a>&j;</a>';

/** Bytes that were made to harm one reader or another; each of them gets all. */
export const hostiles: Readonly<Record<string, () => Buffer>> = {
  nothing: () => Buffer.alloc(0),
  'one zero': () => bytes(0),
  'one line feed': () => bytes(10),
  'a megabyte of zeros': () => Buffer.alloc(MB),
  'a megabyte of ones': () => Buffer.alloc(MB, 0xff),
  'a megabyte of blanks': () => Buffer.alloc(MB, 0x20),
  'a megabyte of line feeds': () => Buffer.alloc(MB, 10),
  'a megabyte of commas': () => Buffer.alloc(MB, 0x2c),
  'a megabyte of quotes': () => Buffer.alloc(MB, 0x22),
  'a megabyte of backslashes': () => Buffer.alloc(MB, 0x5c),
  'a megabyte of minus signs': () => Buffer.alloc(MB, 0x2d),
  'a megabyte of one letter': () => Buffer.alloc(MB, 0x41),
  'a megabyte of digits': () => Buffer.alloc(MB, 0x39),
  'a megabyte of percent signs': () => Buffer.alloc(MB, 0x25),
  'a megabyte of ampersands': () => Buffer.alloc(MB, 0x26),
  'a byte-order mark alone': () => bytes(0xef, 0xbb, 0xbf),
  'UTF-16, little endian': () => Buffer.from('\ufeffa,b\n1,2\n', 'utf16le'),
  'UTF-16, big endian': () => Buffer.from('\ufeff{"a":1}', 'utf16le').swap16(),
  'overlong UTF-8': () => bytes(0xc0, 0xaf, 0xe0, 0x80, 0xaf, 0xf8, 0x88, 0x80, 0x80, 0x80),
  'halves of characters': () => Buffer.from('{"a":"\\ud800","b":"\\udc00\\ud800"}'),
  'every byte': () => Buffer.from(Array.from({ length: 256 }, (_, i) => i)),
  'right-to-left marks': () => times('\u202eabc\u202c\u200f', 1000),
  'NUL in a text': () => Buffer.from('{"name":"a\\u0000b","type":"a\u0000b"}'),
  null: () => Buffer.from('null'),
  true: () => Buffer.from('true'),
  'an empty object': () => Buffer.from('{}'),
  'an empty list': () => Buffer.from('[]'),
  'a number beyond all': () => Buffer.from('[1e400,-1e400,1e-400,123456789012345678901234567890]'),
  'no numbers': () => Buffer.from('[NaN,Infinity,-Infinity]'),
  'lists in lists': () => times('[', deep),
  'closed lists in lists': () => Buffer.from('['.repeat(deep) + ']'.repeat(deep)),
  'objects in objects': () => times('{"a":', deep),
  'closed objects in objects': () => Buffer.from('{"a":'.repeat(deep) + '1' + '}'.repeat(deep)),
  'keys of prototypes': () =>
    Buffer.from(
      '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"toString":1,"hasOwnProperty":null}',
    ),
  'the same key often': () => Buffer.from(`{${'"type":1,'.repeat(50_000)}"type":2}`),
  'many keys': () => Buffer.from(`{${Array.from({ length: 50_000 }, (_, i) => `"k${i}":1`).join()}}`),
  'a long key': () => Buffer.from(`{"${'k'.repeat(MB)}":1}`),
  'many short lines': () => times('1,2\n', 200_000),
  'one line of many cells': () => times('1,', 400_000),
  'a quote that never closes': () => Buffer.from(`a,b\n1,"${'x'.repeat(MB)}`),
  'features without end': () =>
    Buffer.from(
      `{"type":"FeatureCollection","features":[${'{"type":"Feature","properties":{},"geometry":null},'.repeat(5000)}`,
    ),
  'coordinates in coordinates': () =>
    Buffer.from(
      `{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":${'['.repeat(deep)}${']'.repeat(deep)}}}`,
    ),
  'geometries in geometries': () =>
    Buffer.from(`${'{"type":"GeometryCollection","geometries":['.repeat(2000)}${']}'.repeat(2000)}`),
  'coordinates that are far away': () =>
    Buffer.from(
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1e308,-1e308]}}]}',
    ),
  'entities that multiply': () => Buffer.from(entities),
  'an entity of a file': () =>
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
  'elements in elements': () => times('<a>', deep),
  'attributes without end': () => Buffer.from(`<svg ${'a="1" '.repeat(100_000)}`),
  'comments that never close': () => times('<!--', 250_000),
  'the start of a gzip': () => gzipSync(Buffer.alloc(10 * MB)),
  'the start of a ZIP alone': () => words('PK\x03\x04', 0, 0),
  'a ZIP without entries': () => words('PK\x05\x06', 0, 0, 0, 0, 0).subarray(0, 22),
  'a ZIP that says too little': () => zip('made.geojson', Buffer.alloc(20 * MB, 0x20), 10),
  'a ZIP that says too much': () => zip('made.geojson', Buffer.from('{}'), 0xfffffff0),
  'a ZIP with a path out of its folder': () => zip('../../../made.geojson', Buffer.from('{}'), 2),
  'a SQLite header alone': () => words('SQLite format 3\0', 0x01010010, 0x20404000, 1, 0xffffffff),
  'a TIFF whose directory is its header': () => words('II*\0', 0, 0, 0),
  'a TIFF with 65535 entries': () =>
    Buffer.concat([words('II*\0', 8), Buffer.alloc(2, 0xff), Buffer.alloc(5000, 1)]),
  'a BigTIFF at the end of the world': () => words('II+\0', 8, 0xfffffff0, 0x7fffffff),
  'a shapefile that claims gigabytes': () => Buffer.concat([shapes, Buffer.alloc(1000, 0x7f)]),
  'a dBASE table of a billion rows': () =>
    words('\x03\x7e\x01\x01', 0x3fffffff, 0x00ff0041, 0, 0, 0, 0, 0, 0x0d),
  'WKB of a billion points': () => Buffer.concat([bytes(1, 2, 0, 0, 0), bytes(0xff, 0xff, 0xff, 0x3f)]),
  'WKB in WKB': () => Buffer.concat(Array.from({ length: 20_000 }, () => bytes(1, 7, 0, 0, 0, 1, 0, 0, 0))),
  'a PNG': () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(1000)]),
  'a program': () => Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(1000, 2)]),
};
