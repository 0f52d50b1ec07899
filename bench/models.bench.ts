import { typeLookup, typeMask } from '@gep/ecosystem-models';
import type { ModelSlug, TableRow } from '@gep/ecosystem-models';
import { beside, compareTimed, timed } from './measure';
import type { Comparison } from './measure';
import { threadWindows } from '../apps/server/src/testing/thread-windows';
import { computeRegion, districtCount, nttModels, parametersOf, threads, writeRegion } from './model-windows';
import { inOwnProcess } from './own-process';
import { pythonPeer } from './python-peer';
import { ranges } from './ranges';

const cells = 6_000_000;
const rounds = 5;
/** What the specification asks for: cells a second and model, on two cores; megabytes of the process. */
const goal = { cellsPerSecond: 3_000_000, megabytes: 1000 };

/** Parameters of a model whose numbers and tables are known to be such. */
function readParameters(slug: ModelSlug) {
  const parameters = parametersOf(slug, false);
  const table = (key: string) => parameters[key] as readonly TableRow[];
  return {
    number: (key: string) => parameters[key] as number,
    /** 0 for types without a row: JSON has no NaN. */
    lookup: (key: string, column: string) => Array.from(typeLookup(table(key), column), (cell) => cell || 0),
    table,
    list: (key: string) => parameters[key] as readonly string[],
  };
}

/** What numpy needs for the same figures: lookups by type code and factors. */
const peerRequests: Partial<Record<ModelSlug, () => object>> = {
  'carbon-sequestration': () => {
    const { number, lookup } = readParameters('carbon-sequestration');
    return {
      work: 'carbon',
      rates: lookup('rateTable', 'rate'),
      perRate: 44 / 12,
      price: number('co2Price'),
    };
  },
  'climate-regulation': () => {
    const { number, lookup } = readParameters('climate-regulation');
    const perCubicMetre =
      (1000 * number('latentHeat')) / (3600 * number('copWater')) + number('evaporationPower');
    return {
      work: 'climate',
      heat: lookup('heatTable', 'heat'),
      wetland: [...typeMask([4])],
      perHeat: (1e4 * number('coolingDays')) / (3600 * number('copVegetation')),
      water: 600 * 10 * perCubicMetre,
      price: number('electricityPrice'),
    };
  },
  'water-self-purification': () => {
    const { lookup, table, list } = readParameters('water-self-purification');
    const priceOf = (pollutant: string) => table('prices').find((row) => row.pollutant === pollutant)?.price;
    const pollutants = list('pollutants').map((key) => [key, lookup('rates', key), priceOf(key)]);
    return { work: 'water', pollutants, perRate: 0.01 };
  },
};

/**
 * Models over prepared inputs, from flat files to flat files and figures by district: beside numpy, which works on whole
 * arrays in one thread, and beside what the specification allows. Memory is that of a separate process.
 */
export async function modelWindows(): Promise<Comparison[]> {
  const rows: Comparison[] = [];
  const region = await writeRegion(cells);
  const pool = threads(2);
  const one = threads(1);
  const python = pythonPeer('./models-peers.py', ['numpy']);
  try {
    await python?.ask({ work: 'load', folder: region.folder, districts: districtCount });
    for (const [slug, request] of Object.entries(peerRequests) as [ModelSlug, () => object][]) {
      if (!python) break;
      const peer = () => python.ask<{ ms: number; sums: number[] }>(request());
      const { [slug]: ours = [] } = await computeRegion(threadWindows(pool), region, [slug]);
      sameFigures(slug, ours, (await peer()).sums);
      for (const [threadCount, used] of [
        [2, pool],
        [1, one],
      ] as const)
        rows.push(
          await compareTimed(
            `${slug}, 6 M cells, threads: ${threadCount}`,
            timed(() => computeRegion(threadWindows(used), region, [slug])),
            'numpy',
            async () => (await peer()).ms,
            rounds,
          ),
        );
    }
  } finally {
    python?.close();
    await pool.close();
    await one.close();
    await region.remove();
  }
  return [...rows, ...sizes(), ...(await ranges())];
}

function sameFigures(slug: string, ours: ArrayLike<number>, theirs: readonly number[]): void {
  const far = theirs.findIndex((figure, d) => !(Math.abs(ours[d] - figure) <= 1e-9 * Math.abs(figure)));
  if (far >= 0) throw new Error(`${slug}, district ${far}: got ${ours[far]}, numpy has ${theirs[far]}`);
}

/** Time and memory of the five models at three sizes, and with a temperature a day. */
function sizes(): Comparison[] {
  return [
    ['6 M cells', 6e6, 0],
    ['25 M cells', 25e6, 0],
    ['100 M cells', 100e6, 0],
    ['1 M cells of 365 days', 1e6, 365],
  ].flatMap(([size, count, days]) => {
    const { ms, megabytes } = inOwnProcess<{ ms: number; megabytes: number }>('./model-run.ts', count, days);
    const allowed = (Number(count) * nttModels.length * 1000) / goal.cellsPerSecond;
    const task = `5 models of the ntt set, ${size}`;
    return [
      beside(task, ms, '3 M cells/s a model', allowed),
      beside(`${task}: MB`, megabytes, '1 GB', goal.megabytes),
    ];
  });
}
