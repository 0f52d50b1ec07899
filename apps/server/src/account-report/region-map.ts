import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '@gep/map-engine/model';
import type { Block, MapBlock } from '../document/content';
import { levelName } from '../result/zip-words';
import { districtShapes, shapedDistricts } from '../region/district-shapes';
import type { WorkerPool } from '../worker/worker-pool';
import { fillsOf } from './map-fills';
import { listedLevel } from './report-context';
import type { ReportContext } from './report-context';

/** Points of a map below the first lines of its chapter: names of many districts can be read on a larger one. */
const boxes = { few: [330, 296], many: [440, 440] } as const;
const fewNames = 24;
/** More names than these would cover the map. */
const mostNames = 60;
const land = '#edf3ee';

/** Where the districts of the listed level are, with their names; nothing where there is a single one. */
export async function regionMap(context: ReportContext, workers: WorkerPool | null): Promise<Block[]> {
  const { services, project, say, language } = context;
  const listed = listedLevel(context);
  if (!listed) return [];
  const caption = say('region.map', { level: levelName(listed.level, language) });
  const legend = { legendTitle: '', legend: [] };
  if (workers === null) return [{ ...undrawnMap, caption }];
  const districts = await shapedDistricts(services, project.id, listed.level);
  if (districts.length < 2) return [];
  const { shapes } = await districtShapes({ services, workers }, project.id, districts);
  const drawing = await workers.run({
    kind: 'district-map',
    shapes: [...shapes],
    names: districts.length > mostNames ? null : districts.map(({ name }) => name),
    symbolOf: districts.map(() => 0),
    symbols: [
      fillsOf(
        fillSymbol(
          simpleFill({ color: land, outline: lineSymbol(simpleLine({ color: '#6b7a72', width: 0.8 })) }),
        ),
      ),
    ],
    colors: [land],
    box: districts.length > fewNames ? boxes.many : boxes.few,
  });
  return [{ kind: 'map', caption, ...drawing, ...legend }];
}

/** In the place of a map that nobody is going to see. */
export const undrawnMap: MapBlock = {
  ...{ kind: 'map', caption: '', svg: '', png: new Uint8Array(), width: 0, height: 0 },
  ...{ legendTitle: '', legend: [] },
};
