import { inflateSync } from 'node:zlib';

/** What a PDF of our writer says, in the order in which it is drawn; nothing but the letters. */
export function pdfText(file: Uint8Array): string {
  const source = Buffer.from(file).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n(.*?)endobj/gs)].map(([, id, body]) => [Number(id), body]),
  );
  const streamOf = (id: number): string => {
    const body = objects.get(id) ?? '';
    const stream = /stream\r?\n(.*)\nendstream/s.exec(body)?.[1] ?? '';
    return body.includes('/FlateDecode')
      ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      : stream;
  };
  const fontOf = new Map<string, ReadonlyMap<number, string>>();
  for (const body of objects.values())
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? '')?.[1];
      if (unicode !== undefined && !fontOf.has(name))
        fontOf.set(name, readCharacters(streamOf(Number(unicode))));
    }
  const pages = [...objects.values()].flatMap((body) =>
    /\/Type \/Page\b/.test(body) ? [Number(/\/Contents (\d+) 0 R/.exec(body)?.[1])] : [],
  );
  return pages.map((id) => pageText(streamOf(id), fontOf)).join('\n');
}

function readCharacters(map: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const [, first, list] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\w ]+)>/g)].forEach(([, code], i) => {
      const units = code.replace(/ /g, '').match(/.{4}/g) ?? [];
      characters.set(
        parseInt(first, 16) + i,
        String.fromCharCode(...units.map((unit) => parseInt(unit, 16))),
      );
    });
  return characters;
}

function pageText(content: string, fontOf: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> | undefined;
  let text = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fontOf.get(name);
    else
      for (const [, codes] of shown.matchAll(/<(\w+)>/g))
        for (const code of codes.match(/.{4}/g) ?? []) text += font?.get(parseInt(code, 16)) ?? '';
  }
  return text;
}
