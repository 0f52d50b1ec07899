import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Grid } from '@gep/raster';
import { writeGeoTiff } from '@gep/raster/node';
import { makeDistricts } from './districts';
import { makeLandCover } from './land-cover';
import { place } from './place';
import { makeRain } from './rain';
import { writeShapefile } from './shapefile';
import { makeTerrain } from './terrain';

const prj =
  'GEOGCS["GCS_China_Geodetic_Coordinate_System_2000",DATUM["D_China_2000",SPHEROID["CGCS2000",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

const fields = ['CN_NAME', 'CN_CODE', 'PR_NAME', 'PR_CODE', 'CT_NAME', 'CT_CODE', 'DT_NAME', 'DT_CODE'];

/** What `npm run project -- import` reads (docs/guide/project-folder.md), for the sample. */
const project = {
  name: '示例项目',
  synthetic: true,
  settings: {
    particularYear: '2024',
    formulatingAuthority: '示例统计局',
    approvalAuthority: '示例人民政府',
    approvalNumber: 'GEP-2024-01',
    expirationDateYear: '2029',
    expirationDateMonth: '12',
    resolution: 300,
    enterCurrentYear: true,
    enterComparableYear: true,
  },
  regions: {
    file: 'regions/sample_county',
    fields: {
      nation: ['CN_NAME', 'CN_CODE'],
      province: ['PR_NAME', 'PR_CODE'],
      city: ['CT_NAME', 'CT_CODE'],
      county: ['DT_NAME', 'DT_CODE'],
    },
    accounting: 'province',
    partition: 'county',
  },
  inputs: {
    landCover: { file: 'land_cover.tif' },
    precipitation: { file: 'rain.tif' },
    pet: { plain: 950 },
    waterEvaporation: { plain: 620 },
    dailyPrecipitation: { plain: [85, 62, 110, 54] },
  },
  models: {
    'carbon-sequestration': {
      method: 'rate-table',
      co2Price: { current: 380, comparable: 360 },
    },
    'climate-regulation': { electricityPrice: { current: 0.56, comparable: 0.53 } },
    'water-conservation': { etMethod: 'fu', price: { current: 7.3, comparable: 7.06 } },
    'runoff-analysis': { method: 'runoff-cn' },
  },
};

/**
 * Generates the sample's files: a made-up region with its terrain, land cover and rain. The same on every machine.
 *
 * @param folder  An empty folder; gets `project.json` and the files that it names.
 */
export async function writeSample(folder: string): Promise<void> {
  const terrain = makeTerrain();
  const frame = {
    width: place.width,
    height: place.height,
    transform: [place.cell, 0, place.west, 0, -place.cell, place.north],
    crs: 'EPSG:4490',
  } as const;
  const rasters: Record<string, Grid> = {
    'elevation.tif': { ...frame, data: terrain.elevation, noData: -9999 },
    'land_cover.tif': { ...frame, data: makeLandCover(terrain), noData: 0 },
    'rain.tif': { ...frame, data: makeRain(terrain.elevation), noData: -9999 },
  };
  const regions = writeShapefile({
    fields: fields.map((name) => ({ name, bytes: 60 })),
    rows: makeDistricts().map(({ nation, province, city, county, ring }) => ({
      rings: [ring],
      values: [...nation, ...province, ...city, ...county],
    })),
    prj,
  });

  await mkdir(join(folder, 'regions'), { recursive: true });
  for (const [extension, bytes] of Object.entries(regions)) {
    await writeFile(join(folder, `regions/sample_county.${extension}`), bytes);
  }
  for (const [name, grid] of Object.entries(rasters)) {
    await writeFile(join(folder, name), await writeGeoTiff([grid]));
  }
  await writeFile(join(folder, 'project.json'), `${JSON.stringify(project, null, 2)}\n`);
}
