import { refuse } from './geodata-error';
import type { GeodataWarning } from './problem-codes';
import type { EncodingCandidate, EncodingSource } from './task';

export type Decode = (bytes: Uint8Array) => string;

/** Texts whose encoding is to be found. */
export interface TextSource {
  /** Byte 29 of a dBASE table; 0 says nothing. */
  readonly languageByte: number;
  /** Bytes of the texts, names of fields first. */
  texts(): Iterable<Uint8Array>;
}

/** What says which encoding a file has. */
export interface EncodingSigns {
  /** Name of the file with the texts, for messages. */
  readonly name: string;
  /** Name and content of the .cpg beside a .dbf. */
  readonly cpg?: { readonly name: string; readonly text: string } | null;
  /** What the user chose. */
  readonly chosen?: string;
}

export interface ChosenEncoding {
  /** Label of the WHATWG encoding standard. */
  readonly encoding: string;
  readonly source: EncodingSource;
  readonly candidates: readonly EncodingCandidate[];
  readonly decode: Decode;
  readonly warnings: readonly GeodataWarning[];
}

/** dBASE language bytes: https://www.dbase.com header byte 29, as listed by ESRI and GDAL. */
const encodingOfLanguageByte: Readonly<Record<number, string>> = {
  0x4d: 'gb18030',
  0x7a: 'gb18030',
  0x4f: 'big5',
  0x78: 'big5',
  0x13: 'shift_jis',
  0x7b: 'shift_jis',
  0x4e: 'euc-kr',
  0x79: 'euc-kr',
  0x03: 'windows-1252',
  0x57: 'windows-1252',
  0x58: 'windows-1252',
  0x59: 'windows-1252',
  0xc8: 'windows-1250',
  0xc9: 'windows-1251',
  0xca: 'windows-1254',
  0xcb: 'windows-1253',
};

/** Names used in .cpg files that the encoding standard does not define, or defines as a smaller set. */
const aliases: Readonly<Record<string, string>> = {
  '936': 'gb18030',
  cp936: 'gb18030',
  ms936: 'gb18030',
  gbk: 'gb18030',
  gb2312: 'gb18030',
  '54936': 'gb18030',
  '65001': 'utf-8',
  cp65001: 'utf-8',
  '950': 'big5',
  cp950: 'big5',
  '932': 'shift_jis',
  '949': 'euc-kr',
  '1252': 'windows-1252',
  '88591': 'windows-1252',
};

const offered = ['utf-8', 'gb18030', 'big5'];
const sampleSize = 6;

/**
 * Which encoding texts are in: the user's choice, else the .cpg, the language byte, UTF-8 where all bytes
 * are valid, else GB18030. A sign (.cpg, language byte) that the bytes contradict is passed over with a warning.
 * Throws `encoding-unknown` for a choice that no decoder knows.
 */
export function chooseEncoding(source: TextSource, { name, cpg, chosen }: EncodingSigns): ChosenEncoding {
  const passedOver: { at: string; declared: string }[] = [];
  const finish = (encoding: string, reason: EncodingSource): ChosenEncoding => {
    const warnings: GeodataWarning[] = passedOver.map(({ at, declared }) => ({
      code: 'encoding-declared-wrong',
      at,
      expected: 'the encoding that the text is in',
      args: { declared, encoding },
    }));
    if (!isValid(source, encoding))
      warnings.push({
        code: 'encoding-undecodable',
        at: name,
        expected: `text in ${encoding}`,
        args: { encoding },
      });
    const candidates = [...new Set([encoding, ...offered])].map((label) => ({
      encoding: label,
      sample: sample(source, label),
    }));
    return { encoding, source: reason, candidates, decode: decoderOf(encoding), warnings };
  };

  if (chosen !== undefined) {
    const label = knownLabel(chosen);
    if (!label)
      return refuse('encoding-unknown', name, 'an encoding such as UTF-8 or GB18030', {
        args: { encoding: chosen.slice(0, 40) },
      });
    return finish(label, 'user');
  }
  if (cpg) {
    const declared = cpg.text
      .replace(/^\uFEFF/, '')
      .trim()
      .slice(0, 40);
    const label = knownLabel(declared);
    if (label && isValid(source, label)) return finish(label, 'cpg');
    passedOver.push({ at: cpg.name, declared });
  }
  const byte = encodingOfLanguageByte[source.languageByte];
  // 0x57 (ANSI) is written by programs that never asked: every byte is valid in it, so it proves nothing.
  if (byte && byte !== 'windows-1252') {
    if (isValid(source, byte)) return finish(byte, 'language-byte');
    passedOver.push({ at: name, declared: byte });
  }
  if (isValid(source, 'utf-8')) return finish('utf-8', 'utf8');
  if (byte === 'windows-1252' && !isValid(source, 'gb18030')) return finish(byte, 'language-byte');
  return finish('gb18030', 'fallback');
}

/** The label of the encoding standard for a name found in a file; null where no decoder supports it. */
function knownLabel(name: string): string | null {
  const plain = name.trim().toLowerCase();
  const label = aliases[plain] ?? aliases[plain.replaceAll(/[^a-z0-9]/g, '')] ?? plain;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function isValid(source: TextSource, label: string): boolean {
  const decoder = new TextDecoder(label, { fatal: true });
  for (const bytes of source.texts()) {
    try {
      decoder.decode(trimCut(bytes, label));
    } catch {
      return false;
    }
  }
  return true;
}

/** A field name of 10 bytes may end inside a character: the cut character is left out. */
function trimCut(bytes: Uint8Array, label: string): Uint8Array {
  if (label !== 'utf-8' || bytes.length < 10) return bytes;
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back];
    if (byte < 0x80) return bytes;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? bytes.subarray(0, bytes.length - back) : bytes;
    }
  }
  return bytes;
}

function decoderOf(label: string): Decode {
  const decoder = new TextDecoder(label);
  return (bytes) => decoder.decode(trimCut(bytes, label));
}

/** The texts that tell encodings apart: those with bytes beyond ASCII, else the first ones. */
function sample(source: TextSource, label: string): string[] {
  const decode = decoderOf(label);
  const telling: string[] = [];
  const plain: string[] = [];
  for (const bytes of source.texts()) {
    const list = bytes.some((byte) => byte >= 0x80) ? telling : plain;
    if (list.length < sampleSize) {
      const text = decode(bytes);
      if (!list.includes(text)) list.push(text);
    }
    if (telling.length === sampleSize) break;
  }
  return telling.length > 0 ? telling : plain;
}
