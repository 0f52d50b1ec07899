import type Feature from 'ol/Feature.js';
import type { FrameState } from 'ol/Map.js';
import { numberToGlsl } from 'ol/expr/gpu.js';
import { ShaderBuilder } from 'ol/render/webgl/ShaderBuilder.js';
import type { StyleShaders } from 'ol/render/webgl/VectorStyleRenderer.js';
import { contextOf, createCanvas } from '../../symbol';
import type { Assets } from '../../symbol';
import { MarkerImage } from '../style/marker-image';
import { attribute } from './webgl-areas';
import type { RowDisplay } from '../style/compiled-style';

/** Rows whose anchors fit the uniforms that every device has. */
const mostRows = 64;
/** Side of the textures that every device takes. */
const textureSide = 4096;

/** The markers of all rows drawn below each other, each in a cell of whole canvas pixels. */
interface Atlas {
  readonly picture: ImageData;
  readonly cell: readonly [width: number, height: number];
}

/**
 * Shaders of points: the markers are drawn by the canvas renderer once a row, the card sets them on whole pixels as
 * `draw-feature` does. Null for more rows or larger markers than any device takes.
 */
export function markerShaders(
  rows: readonly RowDisplay[],
  rowOf: (feature: Feature) => number,
  assets: Assets,
): StyleShaders | null {
  const images = rows.map((row) => (row?.kind === 'marker' ? new MarkerImage(row.items, assets) : null));
  const tallest = Math.max(...images.map((image) => image?.getSize()[1] ?? 0));
  if (rows.length > mostRows || tallest * 2 * rows.length > textureSide) return null;
  const atlases = new Map<number, Atlas>();
  const atlasOf = ({ pixelRatio }: FrameState): Atlas => {
    const atlas = atlases.get(pixelRatio) ?? drawAtlas(images, pixelRatio);
    atlases.set(pixelRatio, atlas);
    return atlas;
  };
  const builder = new ShaderBuilder()
    .addAttribute('a_row', 'float')
    .addUniform('u_atlas', 'sampler2D')
    .addUniform('u_cell', 'vec2');
  images.forEach((_, row) => builder.addUniform(`u_anchor${row}`, 'vec2'));
  const rowCount = numberToGlsl(rows.length);
  builder
    .addVertexShaderFunction(placeOnPixels(rows.length))
    .setSymbolSizeExpression('u_cell / u_pixelRatio')
    .setSymbolOffsetExpression('placeOnPixels()')
    .setTextureCoordinateExpression(`vec4(0., a_row / ${rowCount}, 1., (a_row + 1.) / ${rowCount})`)
    .setSymbolColorExpression('texture2D(u_atlas, v_texCoord)');
  const anchors = images.map((image, row) => [
    `u_anchor${row}`,
    ({ pixelRatio }: FrameState) =>
      image ? image.pointIn(pixelRatio).map((length) => length * pixelRatio) : [0, 0],
  ]);
  return {
    builder,
    attributes: { row: attribute(1, rowOf) },
    uniforms: {
      u_atlas: (frame: FrameState) => atlasOf(frame).picture,
      u_cell: (frame: FrameState) => [...atlasOf(frame).cell],
      ...Object.fromEntries(anchors),
    },
  };
}

function drawAtlas(images: readonly (MarkerImage | null)[], pixelRatio: number): Atlas {
  const pictures = images.map((image) => image?.getImage(pixelRatio) ?? null);
  const width = Math.max(1, ...pictures.map((picture) => picture?.width ?? 0));
  const height = Math.max(1, ...pictures.map((picture) => picture?.height ?? 0));
  const canvas = createCanvas(width, height * images.length);
  const context = contextOf(canvas);
  pictures.forEach((picture, row) => {
    if (picture) context.drawImage(picture, 0, row * height);
  });
  return { picture: context.getImageData(0, 0, canvas.width, canvas.height), cell: [width, height] };
}

/** From the point to the middle of its cell whose corner is on a whole pixel, in CSS pixels, y up. */
function placeOnPixels(rows: number): string {
  const anchors = Array.from({ length: rows }, (_, row) => `if (a_row < ${row}.5) return u_anchor${row};`);
  return `vec2 anchorOfRow() { ${anchors.join(' ')} return vec2(0.0); }
vec2 placeOnPixels() {
  vec2 point = worldToPx(a_position) * u_pixelRatio;
  point.y = u_viewportSizePx.y * u_pixelRatio - point.y;
  vec2 corner = floor(point - anchorOfRow() + 0.5);
  return (corner + u_cell * 0.5 - point) * vec2(1.0, -1.0) / u_pixelRatio;
}`;
}
