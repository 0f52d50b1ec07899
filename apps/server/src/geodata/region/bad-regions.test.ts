import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import type { GeodataProblemCode } from '../problem-codes';
import type { UploadedPart } from '../task';
import { warmGeodata } from '../testing/warm-geodata';

const partsOf = (folder: string): UploadedPart[] =>
  readdirSync(testData(folder)).map((name) => ({ name, path: testData(`${folder}/${name}`) }));

const missing = (parts: string): readonly [GeodataProblemCode, string, object] => [
  'vector-parts-missing',
  '',
  { missing: parts },
];

/** Folder of bad/shp: code, the file that has to be named, further values. By the rules of the region upload. */
const refused: Readonly<Record<string, readonly [GeodataProblemCode, string, object?]>> = {
  bad_state_no_dbf: missing('.dbf, .prj'),
  bigoffset: missing('.prj'),
  buggymultiline: missing('.dbf, .prj'),
  buggymultipoly: missing('.dbf, .prj'),
  buggypoint: missing('.dbf, .prj'),
  chinese_dbf: missing('.shp, .shx, .prj'),
  chinese_poly_no_dbf: missing('.dbf'),
  corrupt_too_long: missing('.prj'),
  d01_missing_prj: missing('.prj'),
  d02_missing_dbf: missing('.dbf'),
  d03_missing_shx: missing('.shx'),
  d04_different_base_names: ['vector-names-differ', 'longyan2.dbf'],
  d05_truncated_shp: ['vector-part-truncated', 'longyan.shp', { declared: 100652, found: 50326 }],
  d06_truncated_dbf: ['vector-part-truncated', 'longyan.dbf'],
  d07_zero_byte_shp: ['vector-part-empty', 'longyan.shp'],
  d08_prj_is_text: ['vector-crs-unreadable', 'longyan.prj'],
  d09_prj_local_cs: ['vector-crs-unsupported', 'longyan.prj', { reason: 'local' }],
  d11_shp_is_png: ['vector-part-damaged', 'longyan.shp'],
  d12_dbf_fewer_rows: ['vector-row-count-differs', 'longyan.dbf', { shapes: 7, rows: 4 }],
  d13_wrong_prj_for_coordinates: ['vector-coordinates-outside-crs', 'gk.shp'],
  d16_points_not_polygons: ['vector-geometry-kind', 'pts.shp', { found: 'point' }],
  empty: missing('.prj'),
  emptymultipoly: missing('.prj'),
  emptyshapefilewithsbn: missing('.dbf, .prj'),
  facility_surface_dd_dbf: missing('.shp, .shx, .prj'),
  latin1: missing('.shx, .prj'),
  line_with_one_point: missing('.dbf'),
  mixed_shape_type_non_conformant: missing('.prj'),
  multipatch: missing('.prj'),
  nonconformant_shx_ticket5608: missing('.prj'),
  null_geometry: ['vector-geometry-kind', 'sample_null.shp', { found: 'point' }],
  padding_after_field_defns_dbf: missing('.shp, .shx, .prj'),
  pointnan: missing('.prj'),
  pointzm_with_one_valid_m: missing('.dbf, .prj'),
  prjwithutf8bom: ['vector-geometry-kind', 'prjwithutf8bom.shp', { found: 'point' }],
};

/** Folder: rows that can be used, and how. */
const usable: Readonly<Record<string, object>> = {
  CoHI_GCS12: { rowCount: 4, crs: { epsg: 4269 } },
  d10_cpg_lies: {
    rowCount: 85,
    encoding: 'gb18030',
    encodingSource: 'fallback',
    // The README counts 7 invalid polygons here and 30 below (GEOS in GDAL's Python).
    warnings: [
      { code: 'encoding-declared-wrong', at: 'fj.cpg' },
      { code: 'vector-self-intersection', at: 'fj.shp', args: { count: 7, row: 13, name: '长乐区' } },
    ],
  },
  d14_upper_case_names: { rowCount: 7, encoding: 'utf-8', crs: { epsg: 4326 } },
  d15_duplicate_and_missing_codes: { rowCount: 9, encoding: 'utf-8' },
  self_intersecting_counties: {
    rowCount: 30,
    encoding: 'utf-8',
    warnings: [
      { code: 'vector-self-intersection', at: 'selfint.shp', args: { count: 30, row: 1, name: '朝阳区' } },
    ],
  },
};

describe.skipIf(!hasTestData)('bad region files', () => {
  it('has a line for every case', () => {
    expect([...Object.keys(refused), ...Object.keys(usable)].sort()).toEqual(
      readdirSync(testData('bad/shp')).sort(),
    );
  });

  it.concurrent.each(Object.entries(refused))('refuses %s', async (folder, [code, file, args]) => {
    const parts = partsOf(`bad/shp/${folder}`);
    const error = (await warmGeodata({ kind: 'read-region', parts }).catch((e: unknown) => e)) as {
      at: string;
      args: object;
    };
    expect(error).toMatchObject({ name: 'GeodataError', code, ...(args && { args }) });
    expect(error.at).toContain(file);
  });

  it.concurrent.each(Object.entries(usable))('reads %s', async (folder, expected) => {
    const found = await warmGeodata({ kind: 'read-region', parts: partsOf(`bad/shp/${folder}`) });
    expect(found).toMatchObject(expected);
    expect(found.features).toHaveLength(found.rowCount);
    expect(found.features.every(({ wkb }) => wkb !== null)).toBe(true);
  });

  it.concurrent.each(['complexfields.geo.json', 'empty.json', 'makeValid.json', 'missing_geo.json'])(
    'refuses GeoJSON: %s',
    async (name) => {
      const parts = [{ name, path: testData(`bad/json/${name}`) }];
      await expect(warmGeodata({ kind: 'read-region', parts })).rejects.toMatchObject({
        code: 'vector-not-shapefile',
        at: name,
      });
    },
  );
});
