import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeWkb } from '@gep/map-engine/geometry';
import { invalidPlace } from '@gep/map-engine/geometry/topology';
import type { FlatArea } from '@gep/map-engine/geometry/topology';
import { runGeodataTask } from '../geodata/host';
import type { GeodataTask } from '../geodata/task';
import type { Services } from '../services';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { districtShapes, shapedDistricts } from './district-shapes';

let server: TestApp;
let services: Services;
let projectId: string;
const asked: GeodataTask['kind'][] = [];

beforeAll(async () => {
  server = await testApp({
    geodata: (task, options) => {
      asked.push(task.kind);
      return runGeodataTask(task, options);
    },
  });
  services = server.app.services;
  projectId = await sampleProject(server, 2000, { models: [], inputs: [] });
});
afterAll(() => server.close());

const shapesOf = async (level: 'province' | 'city' | 'county') => {
  const workers = server.app.tools.reads;
  const districts = await shapedDistricts(services, projectId, level);
  const { shapes } = await districtShapes({ services, workers }, projectId, districts);
  return shapes.map((text) => decodeWkb(Buffer.from(text, 'base64')));
};
/** Shoelace formula: outer rings and holes run against each other. */
const areaOf = (
  { flatCoordinates: xy }: { flatCoordinates: readonly number[] },
  from: number,
  to: number,
) => {
  let twice = 0;
  for (let i = from; i < to - 2; i += 2) twice += xy[i] * xy[i + 3] - xy[i + 2] * xy[i + 1];
  return Math.abs(twice / 2);
};
const whole = (shapes: readonly { flatCoordinates: readonly number[]; ends?: readonly number[] }[]) =>
  shapes.reduce((sum, shape) => sum + areaOf(shape, 0, (shape.ends ?? [0])[0]), 0);

describe('the districts of a region file of counties', () => {
  it('are its polygons at the level of the file, without a process', async () => {
    asked.length = 0;
    expect(await shapesOf('county')).toHaveLength(12);
    expect(asked).toEqual([]);
  });

  it('are one area each at a level above, without the borders of the counties inside', async () => {
    const [counties, provinces] = [await shapesOf('county'), await shapesOf('province')];
    expect(provinces).toHaveLength(1);
    expect(provinces[0]).toMatchObject({ type: 'Polygon', ends: [provinces[0].flatCoordinates.length] });
    expect(invalidPlace(provinces[0] as FlatArea)).toBeNull();
    expect(whole(provinces) / whole(counties)).toBeCloseTo(1, 9);
  });

  it('are dissolved once', async () => {
    const cities = await shapesOf('city');
    asked.length = 0;
    expect(await shapesOf('city')).toEqual(cities);
    expect(asked).toEqual([]);
  });
});
