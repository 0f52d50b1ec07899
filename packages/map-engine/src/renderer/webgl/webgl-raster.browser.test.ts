import { GepDataError, readGeoTiff, describe as summary } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import { describe, expect, it } from 'vitest';
import { dataBytes, dataNames, hasRealData } from '../../../test/real-data';
import { classMethods, stretchKinds } from '../../model';
import type { RasterScheme } from '../../model';
import {
  generateCategories,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  stretchScheme,
} from '../../scheme';
import { preparePictures } from '../raster/render-picture';
import { createRasterShader } from './webgl-raster';

const side = 128;
const types = {
  uint8: Uint8Array,
  int8: Int8Array,
  uint16: Uint16Array,
  int16: Int16Array,
  uint32: Uint32Array,
  int32: Int32Array,
  float32: Float32Array,
  float64: Float64Array,
} as const;
type Type = keyof typeof types;
const size = { width: side, height: side };
const shaded: readonly Type[] = ['uint8', 'int8', 'uint16', 'int16', 'float32'];

const held = shaded.map((type) => types[type]);

/** Waves of integers and fractions in the range of a type; floats also have NaN, infinities and extremes. */
function wave(type: Type, phase = 0): TypedArray {
  const [low, high] = { uint8: [0, 255], int8: [-128, 127], uint16: [0, 40_000] }[type as 'uint8'] ?? [
    -500, 1200,
  ];
  const cells = new types[type](side * side);
  for (let i = 0; i < cells.length; i++) {
    const share = 0.5 + 0.5 * Math.sin(i / 37 + phase) * Math.cos(i / 1900);
    cells[i] = low + (high - low) * (i % 3 === 0 ? Math.round(share * 16) / 16 : share);
  }
  if (type.startsWith('float')) cells.set([NaN, Infinity, -Infinity, -0, 0, 1e-40, 3e38, -3e38, -9999], 40);
  return cells;
}

/** One for all tests, as for all pictures of a layer. */
const shader = createRasterShader(true);

/** Largest difference of a byte between the shader's picture and the renderer's; null where the shader leaves it. */
function difference(
  bands: readonly TypedArray[],
  scheme: RasterScheme,
  noData: number | null,
): number | null {
  if (shader === null) throw new Error('no WebGL');
  const prepare = preparePictures({
    extent: [0, 0, side, side],
    width: side,
    height: side,
    bands,
    noData,
    projection: 'EPSG:3857',
  });
  const groundCell = [1, 1] as const;
  const picture = prepare({ frame: null, resampling: 'nearest', scheme, groundCell, webgl: true });
  const image = shader.render(picture);
  if (image === null) return null;
  const got = shownBytes(image);
  const wanted = shownBytes(picture.renderer.render(bands, picture.size));
  let worst = 0;
  got.forEach((byte, i) => (worst = Math.max(worst, Math.abs(byte - wanted[i]))));
  return worst;
}

/** Both ways through a canvas, which multiplies colours by their opacity. */
function shownBytes(picture: ImageBitmap | Uint8ClampedArray): Uint8ClampedArray {
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (context === null) throw new Error('no canvas');
  if (picture instanceof ImageBitmap) context.drawImage(picture, 0, 0);
  else context.putImageData(new ImageData(picture as Uint8ClampedArray<ArrayBuffer>, side, side), 0, 0);
  return context.getImageData(0, 0, side, side).data;
}

const use = (band: number) => ({ used: true, band });
const fixed = {
  noDataColor: '#ff00ff',
  background: { used: true, value: [16, 16, 16], color: '#00ffff' },
} as const;

function schemesOf(band: TypedArray): Record<string, RasterScheme> {
  const values = Array.from(band).filter((value) => Number.isFinite(value) && Math.abs(value) < 1e6);
  const { min, max } = summary(Float64Array.from(values));
  const distinct = [...new Set(values)].slice(0, 40);
  return {
    ...Object.fromEntries(
      stretchKinds.map((stretch) => [stretch, stretchScheme({ band: 0, stretch, min, max, ...fixed })]),
    ),
    adjusted: stretchScheme({
      band: 0,
      stretch: 'min-max',
      min,
      max,
      brightness: 20,
      contrast: -30,
      gamma: 1.7,
    }),
    narrow: stretchScheme({ band: 0, stretch: 'min-max', min: 100, max: 100.5 }),
    ...Object.fromEntries(
      classMethods.map((method) => [
        method,
        generateCategories(rasterGraduatedScheme({ band: 0, method, classes: 7, ...fixed }), { values }),
      ]),
    ),
    'unique values': generateCategories(rasterUniqueValuesScheme({ band: 0 }), { values: distinct }),
    composite: rgbCompositeScheme({
      channels: { red: use(0), green: use(1), blue: use(2) },
      stretch: 'standard-deviation',
      ...fixed,
    }),
    'composite with alpha': rgbCompositeScheme({
      channels: { red: use(2), green: { used: false, band: null }, alpha: use(1) },
      stretch: 'percent-clip',
    }),
  };
}

describe.each(Object.keys(types) as Type[])('the shader on %s cells', (type) => {
  const bands = [wave(type), wave(type, 1), wave(type, 2)];
  it.each(Object.entries(schemesOf(bands[0])))('colours %s as the renderer does', (_name, scheme) => {
    const worst = difference(bands, scheme, type.startsWith('u') ? 0 : -9999);
    if (shaded.includes(type)) expect(worst).toBeLessThanOrEqual(1);
    else expect(worst).toBeNull();
  });
});

describe.skipIf(!hasRealData)('the shader on real rasters', () => {
  it.each(['single', 'categorical', 'multiband', 'rgb', 'crs', 'layout'])(
    'colours those of %s as the renderer does',
    async (folder) => {
      const names = (await dataNames(`rasters/${folder}`)).filter((name) => /\.tiff?$/.test(name));
      const compared: string[] = [];
      for (const name of names) {
        const grids = await readGeoTiff(await dataBytes(`rasters/${folder}/${name}`), size).catch(
          (error: unknown) => {
            // Formats that the package does not decode; its own tests say which.
            if (error instanceof GepDataError) return null;
            throw error;
          },
        );
        if (grids === null) continue;
        const bands = grids.map(({ data }) => data);
        const noData = grids[0].noData ?? null;
        const values = Array.from(bands[0]).filter((value) => Number.isFinite(value) && value !== noData);
        const schemes: RasterScheme[] = [
          ...stretchKinds.map((stretch) => stretchScheme({ band: 0, stretch })),
          generateCategories(rasterGraduatedScheme({ band: 0, method: 'quantile', classes: 6 }), { values }),
        ];
        if (bands.length >= 3) schemes.push(rgbCompositeScheme({ stretch: 'standard-deviation' }));
        for (const scheme of schemes) {
          const worst = difference(bands, scheme, noData);
          if (worst === null) expect(held.some((type) => bands[0] instanceof type)).toBe(false);
          else expect(worst, `${name} by ${scheme.kind}`).toBeLessThanOrEqual(1);
          if (worst !== null) compared.push(name);
        }
      }
      expect(compared.length).toBeGreaterThan(20);
    },
  );
});

it('leaves shaded relief to the processor', () => {
  const relief = { used: true, sunAngle: 45, azimuth: 315, zFactor: 1 };
  expect(
    difference([wave('int16')], stretchScheme({ band: 0, stretch: 'min-max', min: 0, max: 1, relief }), null),
  ).toBeNull();
});
