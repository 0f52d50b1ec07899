import type { TypedArray } from '@gep/raster';
import type { CellTable, RasterTables } from '../../raster-color';
import { shaderTable } from '../../raster-color/shader-table';
import type { PreparedPicture } from '../raster/prepared-picture';
import { rasterFragment, rasterVertex } from './webgl-raster-shaders';

/** Colours pictures on the graphics card, by the tables of the renderer on the processor. */
export interface RasterShader {
  /**
   * The picture; null where the processor has to render it: cells of 64 bits or of 32-bit integers, which shaders do not
   * hold exactly; shaded relief, which is computed by the processor anyway; more cells than a texture takes; a context
   * that was lost.
   */
  render(picture: PreparedPicture): ImageBitmap | null;
}

/** Textures of integers: cells are taken as bits, tables and points as they are. */
const formats = {
  R8UI: { layout: 'RED_INTEGER', type: 'UNSIGNED_BYTE' },
  R16UI: { layout: 'RED_INTEGER', type: 'UNSIGNED_SHORT' },
  R32UI: { layout: 'RED_INTEGER', type: 'UNSIGNED_INT' },
  RG32UI: { layout: 'RG_INTEGER', type: 'UNSIGNED_INT' },
  RGBA32UI: { layout: 'RGBA_INTEGER', type: 'UNSIGNED_INT' },
} as const;

/** What a texture of cells is made of, by the bytes of a cell. */
const cellFormats = {
  1: { format: 'R8UI', of: Uint8Array },
  2: { format: 'R16UI', of: Uint16Array },
  4: { format: 'R32UI', of: Uint32Array },
} as const;

const kinds = { constant: 0, value: 1, scaled: 2, bits: 3 } as const;

/**
 * A shader on its own canvas; null without a graphics card.
 * @param software takes WebGL in software as well, which is slower than the renderer on the processor
 */
export function createRasterShader(software = false): RasterShader | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const canvas = new OffscreenCanvas(1, 1);
  const gl = canvas.getContext('webgl2', {
    premultipliedAlpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: !software,
  });
  const program = gl && programOf(gl);
  if (gl === null || program === null) return null;
  const largest = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  gl.useProgram(program);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  const place = (name: string) => gl.getUniformLocation(program, name);
  let uploaded = new Map<TypedArray, WebGLTexture>();
  const tables = [0, 1, 2, 3].map(() => ({ entries: newTexture(gl), closer: newTexture(gl) }));
  const nothing = newTexture(gl);
  fill(gl, nothing, 'R8UI', 1, 1, new Uint8Array(1));

  const setTable = (channel: number, table: CellTable) => {
    const { index, entries, closer } = shaderTable(table);
    fill(gl, tables[channel].entries, 'RG32UI', 256, entries.length / 512, entries);
    const count = closer.length / 4;
    const padded = new Uint32Array(1024 * Math.ceil(Math.max(1, count) / 256));
    padded.set(closer);
    fill(gl, tables[channel].closer, 'RGBA32UI', 256, padded.length / 1024, padded);
    gl.uniform1i(place(`kind[${channel}]`), kinds[index.kind]);
    gl.uniform1i(place(`points[${channel}]`), count);
    if (index.kind === 'scaled')
      gl.uniform3f(place(`scaling[${channel}]`), index.low, index.scale, index.offset);
    if (index.kind === 'bits') gl.uniform2i(place(`ordering[${channel}]`), index.first, index.shift);
  };
  const setChannel = (
    channel: number,
    source: { cells: TypedArray; table: CellTable } | number,
    { width, height }: PreparedPicture['size'],
    kept: Map<TypedArray, WebGLTexture>,
  ) => {
    const bind = (unit: number, texture: WebGLTexture) => {
      gl.activeTexture(gl.TEXTURE0 + 3 * channel + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
    };
    gl.activeTexture(gl.TEXTURE0 + 3 * channel);
    if (typeof source === 'number') {
      gl.uniform1i(place(`kind[${channel}]`), kinds.constant);
      gl.uniform1ui(place(`constant[${channel}]`), source);
      for (const unit of [0, 1, 2]) bind(unit, nothing);
      return;
    }
    const { cells, table } = source;
    const texture = kept.get(cells) ?? uploaded.get(cells) ?? newTexture(gl);
    if (!kept.has(cells) && !uploaded.has(cells)) {
      const { format, of } = cellFormats[cells.BYTES_PER_ELEMENT as 1 | 2 | 4];
      fill(
        gl,
        texture,
        format,
        width,
        height,
        new of(cells.buffer as ArrayBuffer, cells.byteOffset, cells.length),
      );
    }
    kept.set(cells, texture);
    setTable(channel, table);
    bind(0, texture);
    bind(1, tables[channel].entries);
    bind(2, tables[channel].closer);
  };

  return {
    render({ bands, size, renderer, relief }) {
      const { width, height } = size;
      if (relief || width > largest || height > largest || gl.isContextLost()) return null;
      const made = renderer.tables(bands);
      const sources = sourcesOf(made, bands);
      if (!sources.every((source) => typeof source === 'number' || isHeldExactly(source.cells))) return null;
      canvas.width = width;
      canvas.height = height;
      gl.viewport(0, 0, width, height);
      const kept = new Map<TypedArray, WebGLTexture>();
      [0, 1, 2, 3].forEach((channel) => setChannel(channel, sources[channel] ?? 0, size, kept));
      for (const [cells, texture] of uploaded) if (!kept.has(cells)) gl.deleteTexture(texture);
      uploaded = kept;
      const { empty, background } = made.kind === 'composite' ? made : { empty: 0, background: 0 };
      gl.uniform1ui(place('empty'), empty);
      gl.uniform1ui(place('background'), background);
      gl.uniform1i(place('composite'), made.kind === 'composite' ? 1 : 0);
      gl.uniform1i(place('height'), height);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      return gl.isContextLost() ? null : canvas.transferToImageBitmap();
    },
  };
}

/** Cells and table of the band, or those of red, green, blue and alpha. */
function sourcesOf(
  tables: RasterTables,
  bands: readonly TypedArray[],
): ({ cells: TypedArray; table: CellTable } | number)[] {
  const channels = tables.kind === 'single' ? [tables] : tables.channels;
  return channels.map((channel) =>
    typeof channel === 'number' ? channel : { cells: bands[channel.band], table: channel.table },
  );
}

function isHeldExactly(cells: TypedArray): boolean {
  return cells.BYTES_PER_ELEMENT <= 2 || cells instanceof Float32Array;
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, rasterVertex],
    [gl.FRAGMENT_SHADER, rasterFragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) return null;
  gl.useProgram(program);
  for (const channel of [0, 1, 2, 3]) {
    ['cells', 'entries', 'closer'].forEach((name, unit) =>
      gl.uniform1i(gl.getUniformLocation(program, `${name}${channel}`), 3 * channel + unit),
    );
  }
  return program;
}

function newTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  // Integers cannot be mixed.
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
  }
  return texture;
}

function fill(
  gl: WebGL2RenderingContext,
  texture: WebGLTexture,
  format: keyof typeof formats,
  width: number,
  height: number,
  data: Uint8Array | Uint16Array | Uint32Array,
): void {
  const { layout, type } = formats[format];
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl[format], width, height, 0, gl[layout], gl[type], data);
}
