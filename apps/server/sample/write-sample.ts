import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Grid } from '@gep/raster';
import { writeGeoTiff } from '@gep/raster/node';
import { makeDistricts } from './districts';
import { makeLandCover } from './land-cover';
import { geoJson, makeHomes, makeHotels, makeRoads, makeShoreline } from './features';
import { place } from './place';
import { makePopulation, makePrimaryProduction } from './population';
import { sampleProject } from './project';
import { makeRain } from './rain';
import { writeShapefile } from './shapefile';
import { makeSoils } from './soils';
import { csvText, makeStatistics } from './statistics';
import { makeTerrain } from './terrain';

const prj =
  'GEOGCS["GCS_China_Geodetic_Coordinate_System_2000",DATUM["D_China_2000",SPHEROID["CGCS2000",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

const fields = ['CN_NAME', 'CN_CODE', 'PR_NAME', 'PR_CODE', 'CT_NAME', 'CT_CODE', 'DT_NAME', 'DT_CODE'];

/**
 * Generates the sample's files: a made-up region with its terrain, land cover, people, roads and statistics. The same on
 * every machine.
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
  const landCover = makeLandCover(terrain);
  const rasters: Record<string, Grid> = {
    'elevation.tif': { ...frame, data: terrain.elevation, noData: -9999 },
    'land_cover.tif': { ...frame, data: landCover, noData: 0 },
    'rain.tif': { ...frame, data: makeRain(terrain.elevation), noData: -9999 },
    'soils.tif': { ...frame, data: makeSoils(terrain.elevation), noData: 0 },
    'population.tif': { ...frame, data: makePopulation(landCover), noData: -9999 },
    'primary_production.tif': { ...frame, data: makePrimaryProduction(landCover), noData: -9999 },
  };
  const texts: Record<string, string> = {
    'project.json': `${JSON.stringify(sampleProject, null, 2)}\n`,
    'roads.geojson': geoJson(makeRoads()),
    'shoreline.geojson': geoJson(makeShoreline()),
    'homes.geojson': geoJson(makeHomes()),
    'hotels.geojson': geoJson(makeHotels()),
  };
  for (const [key, table] of Object.entries(makeStatistics())) texts[`${key}.csv`] = csvText(table);
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
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
}
