import { describe, expect, it } from 'vitest';
import { districts, expectPrinted, expectPrintedGrid, landCover, printedRows } from '../../test/example-grid';
import { tableOf } from '../../test/record-case';
import { runModel } from '../run-model';
import { demandSlope } from './demand';
import { natureTourism } from '.';

const visit = {
  spot: '冠豸山',
  origin: '龙岩',
  visits: 1000,
  transport: 50,
  lodging: 30,
  ticket: 20,
  hours: 6,
  wage: 30,
};

describe('nature tourism', () => {
  it('values 1000 visits of 160 yuan with a share of nature of 0.8', () => {
    const records = tableOf('spots', [visit]);
    const natureShares = [{ spot: '冠豸山', share: 0.8 }];
    const { table } = runModel(natureTourism, {}, { natureShares }, { records, districtCodes: ['A'] });
    expectPrinted(table.find(({ layer }) => layer === 'value')?.figure, '128000');
    expectPrinted(table.find(({ layer }) => layer === 'visits')?.figure, '800');
  });

  it('adds the consumer surplus of a demand that falls with cost', () => {
    // ln(N/pop) = 1 - 0.01·TC, exactly; no hours, so that the cost is the ticket.
    const origin = (name: string, cost: number) => ({
      ...visit,
      origin: name,
      visits: 1e6 * Math.exp(1 - 0.01 * cost),
      population: 1e6,
      transport: 0,
      lodging: 0,
      hours: 0,
      ticket: cost,
    });
    const rows = [origin('a', 100), origin('b', 200), origin('c', 350)];
    const run = (zonalDemand: boolean) =>
      runModel(natureTourism, {}, { zonalDemand }, { records: tableOf('spots', rows), districtCodes: ['A'] });
    const [visits, plain] = run(false).table.filter(({ district }) => district === 'A');
    const surplus = run(true).table.find(({ layer, district }) => layer === 'value' && district === 'A');
    expect((surplus?.figure ?? 0) - (plain.figure ?? 0)).toBeCloseTo(100 * (visits.figure ?? 0), 3);
  });

  it('refuses a demand that rises with cost, naming the spot', () => {
    const rows = [
      { ...visit, population: 1e6 },
      { ...visit, origin: '厦门', visits: 2000, ticket: 500, population: 1e6 },
    ];
    const records = tableOf('spots', rows);
    expect(() =>
      runModel(natureTourism, {}, { zonalDemand: true }, { records, districtCodes: ['A'] }),
    ).toThrow(/冠豸山/);
  });

  it('fits no demand to one origin', () => {
    expect(demandSlope([{ visits: 10, population: 100, cost: 5 }])).toBeNaN();
  });

  it('shares the value over the cells of the spot in its district', () => {
    const [x, y] = [500000, 3000000];
    const square = [
      [x, y],
      [x + 60, y],
      [x + 60, y - 60],
      [x, y - 60],
      [x, y],
    ];
    const { tables } = tableOf('spots', [visit]);
    const area = {
      feature: 0,
      district: 0,
      share: 1,
      values: { spot: '冠豸山' },
      geometry: { kind: 'polygon', polygon: { type: 'Polygon', coordinates: [square] } },
    } as const;
    const { value } = runModel(
      natureTourism,
      { landCover },
      { sharing: 'areas' },
      { records: { tables, features: { spotAreas: [area] } }, districts },
    );
    // The cell of the second district within the square takes no part.
    const third = String(160000 / 3);
    expectPrintedGrid(value[0], printedRows(`${third} ${third} 0 | ${third} 0 0 | 0 0 ND`));
  });
});
