import { makeDistricts } from './districts';
import { hash } from './noise';
import { place } from './place';

const { seed } = place;

/** A table by county: a header and rows. */
interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Text of a CSV file (RFC 4180). */
export function csvText({ header, rows }: Table): string {
  const quoted = (cell: string | number): string =>
    /[",\n]/.test(String(cell)) ? `"${cell}"` : String(cell);
  return [header, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

const counties = makeDistricts().map(({ county }) => county[1]);

/** Rows for every county; `salt` keeps the tables apart. */
function byCounty(
  header: readonly string[],
  salt: number,
  rowsOf: (share: number) => readonly (readonly (string | number)[])[],
): Table {
  return {
    header: ['districtCode', ...header],
    rows: counties.flatMap((code, at) =>
      rowsOf(0.6 + 0.8 * hash(at, salt, seed)).map((row) => [code, ...row]),
    ),
  };
}

const whole = (amount: number): number => Math.round(amount);

/** Statistics that the sample's models of tables read, by input key. */
export function makeStatistics(): Readonly<Record<string, Table>> {
  return {
    yields: byCounty(['product', 'category', 'yield', 'price', 'cost'], 1, (share) => [
      ['稻谷', 'crop', whole(52000 * share), 2750, 1650],
      ['蔬菜', 'crop', whole(38000 * share), 3100, 1900],
      ['毛竹', 'forest', whole(6400 * share), 820, 310],
      ['肉羊', 'livestock', whole(900 * share), 31000, 21000],
      ['淡水鱼', 'fishery', whole(3100 * share), 13800, 9200],
    ]),
    waterUse: byCounty(['use', 'volume'], 2, (share) => [
      ['domestic', whole(2.4e7 * share)],
      ['industrial', whole(3.1e7 * share)],
      ['agricultural', whole(9.5e7 * share)],
      ['ecological', whole(4e6 * share)],
    ]),
    energy: byCounty(['source', 'station', 'energy', 'head', 'volume'], 3, (share) => [
      ['hydro', '梯级电站', '', whole(42 * share), whole(2.6e8 * share)],
      ['wind', '', whole(1.8e7 * share), '', ''],
      ['solar', '', whole(2.6e7 * share), '', ''],
    ]),
    emission: byCounty(['pollutant', 'amount'], 4, (share) => [
      ['so2', whole(900 * share)],
      ['nox', whole(1500 * share)],
      ['dust', whole(2600 * share)],
    ]),
    discharge: byCounty(['pollutant', 'amount'], 5, (share) => [
      ['cod', whole(3800 * share)],
      ['nh3n', whole(240 * share)],
      ['tp', whole(60 * share)],
    ]),
    reservoirs: byCounty(['capacity'], 6, (share) => [[whole(1.4e7 * share)]]),
    spots: byCounty(
      ['spot', 'origin', 'visits', 'transport', 'lodging', 'ticket', 'hours', 'wage'],
      7,
      (share) => [
        ['森林公园', '本省', whole(90000 * share), 85, 210, 60, 10, 32],
        ['森林公园', '外省', whole(26000 * share), 620, 480, 60, 30, 41],
      ],
    ),
  };
}
