import type { DistrictRow, DistrictTable } from '@gep/api-client/contract';
import type { TableBlock } from '../document/content';
import { yearKey } from './report-context';
import type { ReportContext } from './report-context';

/** The values of districts in the total, with what they come to. */
export function districtValues(
  context: ReportContext,
  { total, valueUnit }: DistrictTable,
  rows: readonly DistrictRow[],
  caption: string,
): TableBlock {
  const { say, write, flag } = context;
  const year = yearKey(context);
  const valueOf = (row: Pick<DistrictRow, 'current' | 'comparable'>): number | null =>
    row[year]?.priceValue ?? null;
  const perOf = (row: Pick<DistrictRow, 'current' | 'comparable' | 'areaKm2'>): number | null => {
    const value = valueOf(row);
    return value === null || !row.areaKm2 ? null : value / row.areaKm2;
  };
  const whole = valueOf(total);
  const values = write.column(valueUnit, [...rows, total].map(valueOf));
  const pers = write.column(`${valueUnit}/km²`, [...rows, total].map(perOf));
  const cellsOf = (name: string, place: string, row: DistrictTable['total']) => {
    const value = valueOf(row);
    return [
      name,
      row.areaKm2 === null ? null : write.area(`area/${place}`, row.areaKm2),
      values.cell(`district/${place}/${flag}/value`, value),
      value === null || !whole ? null : write.share(`district/${place}/${flag}/share`, value / whole),
      pers.cell(`district/${place}/${flag}/per-km2`, perOf(row)),
    ];
  };
  return {
    kind: 'table',
    caption,
    columns: [
      { title: say('district') },
      { title: say('area'), align: 'right', share: 0.19 },
      { title: say('value.in', { unit: values.unit }), align: 'right', share: 0.2 },
      { title: say('share'), align: 'right', share: 0.14 },
      { title: say('per-area', { unit: pers.unit }), align: 'right', share: 0.24 },
    ],
    rows: [
      ...rows.map((row) => ({ cells: cellsOf(row.name, `${row.level}/${row.code}`, row) })),
      { cells: cellsOf(say('total'), 'total', total), strong: true },
    ],
    ...(rows.some(({ areaKm2 }) => areaKm2 === 0) && { note: say('values.no-cells') }),
  };
}
