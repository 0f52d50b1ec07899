import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeRegionFile } from '@gep/api-client';
import { decodeLayer, encodeScheme, encodeSymbol } from '@gep/map-engine/codec';
import { decodeWkb } from '@gep/map-engine/geometry';
import { lineSymbol, markerSymbol, simpleLine, simpleMarker, svgMarker } from '@gep/map-engine/model';
import { createScheme } from '@gep/map-engine/scheme';
import { GepDataError } from '@gep/raster';
import { adminHandOff, readHandOff } from '../../../apps/console/src/session/window-name';
import { sampleProject } from '../../../apps/server/sample/project';
import { readFilesUrl } from '../../../apps/server/src/config/files-url';
import { GepError } from '../../../apps/server/src/error/gep-error';
import { decodeUpload, WireEncodingError } from '../../../apps/server/src/file/decode-upload';
import type { FileStore } from '../../../apps/server/src/file/file-store';
import { writeMeasured } from '../../../apps/server/src/file/written-file';
import { GeodataError } from '../../../apps/server/src/geodata/geodata-error';
import { openAttributeTable } from '../../../apps/server/src/geodata/shapefile/attribute-table';
import { checkShapes } from '../../../apps/server/src/geodata/shapefile/check-shapes';
import { plainPrj } from '../../../apps/server/src/geodata/shapefile/plain-prj';
import { chooseEncoding } from '../../../apps/server/src/geodata/text-encoding';
import { readProjectFolder } from '../../../apps/server/src/project-folder/read-project-folder';
import { styleFault } from '../../../apps/server/src/style/style-fault';
import type { StyleKind } from '../../../apps/server/src/style/style-fault';
import { drawingFault } from '../../../apps/server/src/style/svg-fault';
import { polygonWkb } from '../../../apps/server/src/testing/polygon-wkb';
import { readEvents } from '../../../packages/api-client/src/http/event-stream';
import { testData } from '../../test-data';
import { realFiles } from './parser';
import type { Parser, Source } from './parser';

const ofGeodata = (error: unknown): boolean => error instanceof GeodataError;
const ofStyle = (error: unknown): boolean => error instanceof GepDataError || error instanceof GepError;
const textOf = ({ bytes }: Source): string => Buffer.from(bytes).toString('utf8');
const readStyle = (source: Source, kind: StyleKind): void => {
  const fault = styleFault(textOf(source), kind);
  if (fault) throw new GepError({ name: 'STYLE_INVALID', args: { ...fault } });
};
const texts =
  (...all: string[]) =>
  (): Source[] =>
    all.map((text, i) => ({ name: `text ${i}`, bytes: Buffer.from(text) }));
const sets = ['regions/longyan_utf8', 'regions/fujian_gbk', 'vectors/polygons', 'bad/shp'];

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><path d="M0 0L9 9Z" fill="url(#a)" style="stroke: #000"/></svg>';
const symbols = [
  lineSymbol(simpleLine({ color: '#ff0000' })),
  markerSymbol(simpleMarker({})),
  markerSymbol(svgMarker({ svg: drawing })),
].map((symbol) => JSON.stringify(encodeSymbol(symbol)));
const schemes = [
  encodeScheme(createScheme('stretch', 'raster', { stretch: 'min-max', min: 0, max: 5 })),
  encodeScheme(createScheme('single-symbol', 'polygon', {})),
].map((scheme) => JSON.stringify(scheme));
const layers = schemes.map((layerStyle, i) =>
  JSON.stringify({ id: 'a', name: 'a', layerType: i === 0 ? 5 : 3, layerStyle, layerExtent: '[0,0,1,1]' }),
);

const shapes: Parser = {
  name: 'shapes (.shp, .shx)',
  sources: () => realFiles(sets.slice(0, 3), /\.sh[px]$/),
  isCoded: ofGeodata,
  read({ name, bytes }) {
    // The other part of the set is sound.
    const isIndex = /\.shx$/i.test(name);
    const other = readFileSync(testData(name.replace(/shp$|shx$/, isIndex ? 'shp' : 'shx')));
    const [shp, shx] = isIndex ? [other, bytes] : [bytes, other];
    return checkShapes(shp, shx, { shp: 'a.shp', shx: 'a.shx' }, { kinds: ['polygon', 'line', 'point'] });
  },
};

const attributes: Parser = {
  name: 'attribute tables (.dbf)',
  sources: () => realFiles(sets, /\.dbf$/i, 200_000),
  isCoded: ofGeodata,
  read({ bytes }) {
    const table = openAttributeTable(bytes, 'a.dbf');
    const { decode } = chooseEncoding(table, { name: 'a.dbf' });
    table.fields(decode);
    for (let row = 0; row < Math.min(table.rowCount, 200); row += 1) table.row(row, decode);
  },
};

const encodings: Parser = {
  name: 'encodings (.cpg)',
  sources: () => realFiles(sets, /\.cpg$/i),
  isCoded: ofGeodata,
  read: (source) =>
    chooseEncoding(
      { languageByte: 0, texts: () => [source.bytes] },
      { name: 'a.dbf', cpg: { name: 'a.cpg', text: textOf(source) } },
    ),
};

const wireEncoding: Parser = {
  name: 'wire encoding of region files',
  sources: () =>
    realFiles(sets, /\.(shp|dbf)$/i, 20_000).map(({ name, bytes }) => ({
      name,
      bytes: encodeRegionFile(bytes, Buffer.from('gep-region-files')),
    })),
  isCoded: (error) => error instanceof WireEncodingError,
  async read({ bytes }, folder) {
    const store: Pick<FileStore, 'receive' | 'discard'> = {
      receive: async (from, name) => {
        const path = join(folder, 'plain');
        return { path, name, ...(await writeMeasured(from, path)) };
      },
      discard: () => Promise.resolve(),
    };
    const path = join(folder, 'encoded');
    writeFileSync(path, bytes);
    const file = { path, name: 'a.shp', size: bytes.length, sha256: '' };
    await decodeUpload(
      store as FileStore,
      file,
      'gep-region-files',
      bytes.length % 2 === 0 ? 'aes-ecb' : undefined,
    );
  },
};

const events: Parser = {
  name: 'server-sent events',
  sources: texts('id: 1\nevent: progress\ndata: {"a":1}\ndata: 2\n\n: beat\n\nid: 2\r\ndata: 东\r\n\r\n'),
  isCoded: () => false,
  async read({ bytes }) {
    const middle = bytes.length >> 1;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, middle));
        controller.enqueue(bytes.subarray(middle));
        controller.close();
      },
    });
    for await (const event of readEvents(stream)) void event;
  },
};

const projectFolders: Parser = {
  name: 'project.json',
  sources: texts(JSON.stringify(sampleProject, null, 1)),
  isCoded: (error) => error instanceof GepError,
  read({ bytes }, folder) {
    writeFileSync(join(folder, 'project.json'), bytes);
    return readProjectFolder(folder);
  },
};

/** What is read in the server's own process or in the page, by plain functions. */
export const textParsers: readonly Parser[] = [
  shapes,
  attributes,
  encodings,
  {
    name: 'coordinate systems (.prj)',
    sources: () => realFiles(sets, /\.prj$/i),
    isCoded: ofGeodata,
    read: ({ bytes }) => plainPrj(bytes, 'a.prj'),
  },
  wireEncoding,
  {
    name: 'WKB',
    sources: () => [3, 40, 400].map((points) => ({ name: `ring of ${points}`, bytes: ringWkb(points) })),
    isCoded: (error) => error instanceof GepDataError,
    read: ({ bytes }) => decodeWkb(bytes.length % 2 === 0 ? bytes : Buffer.from(bytes).toString('base64')),
  },
  {
    name: 'schemes',
    sources: texts(...schemes),
    isCoded: ofStyle,
    read: (source) => readStyle(source, { geometry: undefined }),
  },
  {
    name: 'layers',
    sources: texts(...layers),
    isCoded: ofStyle,
    read: (source) => decodeLayer(textOf(source)),
  },
  {
    name: 'symbols',
    sources: texts(...symbols),
    isCoded: ofStyle,
    read: (source) => readStyle(source, { symbol: undefined }),
  },
  {
    name: 'drawings',
    sources: texts(drawing),
    isCoded: () => false,
    read: (source) => drawingFault(textOf(source)),
  },
  events,
  {
    name: 'hand-over text',
    sources: texts('{"token":"a-token","projectId":"project_1"}'),
    isCoded: () => false,
    read: (source) => readHandOff(textOf(source), adminHandOff),
  },
  {
    name: 'GEP_FILES_URL',
    sources: texts('https://KEY:SE%2FCRET@store.example:9000/bucket/prefix?region=cn-1&pathStyle=0'),
    isCoded: (error) => error instanceof RangeError && error.message.startsWith('GEP_FILES_URL'),
    read: (source) => readFilesUrl(textOf(source)),
  },
  projectFolders,
];

function ringWkb(points: number): Uint8Array {
  const ring = Array.from({ length: points }, (_, i): [number, number] => [
    117 + Math.cos((2 * Math.PI * i) / points),
    26 + Math.sin((2 * Math.PI * i) / points),
  ]);
  return polygonWkb([...ring, ring[0]]);
}
