import { describe, expect, it } from 'vitest';
import wkx from 'wkx';
import { decodeWkb } from '@gep/map-engine/geometry';
import { GeodataError } from '../geodata/geodata-error';
import { geodataLimits } from '../geodata/limits';
import { checkShapefile } from '../geodata/shapefile/check-shapefile';
import type { GeodataTask } from '../geodata/task';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { writeShapefile } from '../geodata/testing/shapefile-fixture';
import type { FixtureRings } from '../geodata/testing/shapefile-fixture';
import { storedGeodataProblem } from '../error/geodata-problem';
import { word } from '../error/word';
import type { Services } from '../services';
import { mapShapes } from '../worker/map-shapes';
import type { WorkerTask } from '../worker/tasks';
import { fileStatistics } from './region-statistics';

const folder = useTempFolder();

const square: FixtureRings[number] = [
  [110, 30],
  [110, 31],
  [111, 31],
  [111, 30],
  [110, 30],
];

describe('statistics of an uploaded file', () => {
  it('hand its polygons to a thread as they are: bytes that do not form a polygon pass the server process unread', async () => {
    const wkb = Uint8Array.of(0xff, 1, 2);
    const tasks: GeodataTask[] = [];
    const asked: WorkerTask[] = [];
    const geodata = (task: GeodataTask) => {
      tasks.push(task);
      const features = [{ wkb }, { wkb: null }];
      return Promise.resolve({ geometryType: 'polygon', features });
    };
    const services = { geodata, files: { temporaryFolder: folder.path } } as unknown as Services;
    const workers = {
      threads: 1,
      close: () => Promise.resolve(),
      run: (task: WorkerTask) => {
        asked.push(task);
        return Promise.reject(new Error('asked'));
      },
    };
    const tools = { services, workers, language: 'en', signal: new AbortController().signal } as const;
    await expect(fileStatistics(tools, { projectId: 'p', id: '7' }, [])).rejects.toThrow('asked');
    const { measuredRegion } = geodataLimits;
    expect(tasks).toEqual([{ kind: 'read-features', parts: [], crs: 'EPSG:4326', limits: measuredRegion }]);
    expect(asked).toEqual([{ kind: 'map-shapes', wkb: [wkb] }]);
  });

  it.each([
    ['polygons', { rows: 1, vertices: 100 }, '1行', '1 rows'],
    ['points', { rows: 10, vertices: 9 }, '9个点', '9 points'],
  ])('refuse a file of too many %s in both languages', async (_, limits, zh, en) => {
    const row = { name: Buffer.from('a'), code: '1', rings: [square] };
    const parts = await writeShapefile(folder.path, 'measured', { rows: [row, row] });
    const error: unknown = await checkShapefile({ parts, limits, kinds: ['polygon'] }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(GeodataError);
    const problem = storedGeodataProblem(error as GeodataError);
    expect(word(problem, 'zh').message).toContain(`超过上限${zh}`);
    expect(word(problem, 'en').message).toContain(`too large: at most ${en} are allowed`);
  });
});

it('the thread gives shapes for the map and for measuring', () => {
  const polygon = { type: 'Polygon', coordinates: [square.map((point) => [...point])] };
  const wkb = wkx.Geometry.parseGeoJSON(polygon).toWkb();
  const { shapes, insertedPoints } = mapShapes({ kind: 'map-shapes', wkb: [wkb] });
  const [shape] = shapes.map((one) => decodeWkb(one));
  expect(shape.type).toBe('Polygon');
  // 110 degrees east are 110 / 180 of half the equator of the sphere of EPSG:3857.
  expect(shape.flatCoordinates[0]).toBeCloseTo((Math.PI * 6378137 * 110) / 180, 3);
  // Edges of a degree have more than 100 km there, and a point each 5 km.
  expect(insertedPoints).toBeGreaterThan(4 * 20);
});
