import { ranksOf, resultFileName, sumFigures } from '@gep/api-client/contract';
import type { Language, ListedRegion } from '@gep/api-client/contract';
import { findProject } from '../project/queries';
import { settingOf } from '../project/setting-queries';
import type { Services } from '../services';
import { districtTable } from './district-table';
import { aboutResult, figureColumns } from './figure-table';
import { said, tableContent } from './table-file';
import type { Column, TableFile } from './table-file';

interface RegionTable {
  readonly projectId: string;
  readonly id: string;
  readonly compareFlag?: 0 | 1 | undefined;
  readonly format: 'xlsx' | 'csv';
  readonly regions: readonly ListedRegion[];
  readonly shared: number | null;
}

interface RegionRow extends ListedRegion {
  readonly rank: number | null;
  readonly areaKm2: number;
}

const hectaresPerKm2 = 100;

/**
 * Measured regions as a workbook or CSV: ranked, with what they come to together, and with what the figures were made
 * under. Shares are of the whole project.
 * @throws GepError NO_RESULT
 */
export async function regionTableFile(
  services: Services,
  { projectId, id, compareFlag, format, regions, shared }: RegionTable,
  language: Language,
): Promise<TableFile> {
  const table = await districtTable(services, projectId, id, language);
  const { db } = services.database;
  const project = (await findProject(db, projectId))?.name ?? '';
  const { particularYear } = await settingOf(db, projectId);
  const name = `${table.name} ${said(language, 'region-file.name')}`;
  const shown = compareFlag === 1 ? 'comparable' : 'current';
  const ranks = ranksOf(
    regions.map((one) => one[shown]?.[table.valueUnit === '' ? 'functionValue' : 'priceValue'] ?? null),
  );
  const rows = regions.map((region, i): RegionRow => ({
    ...region,
    rank: ranks[i],
    areaKm2: region.area / hectaresPerKm2,
  }));
  const total = totalOf(rows, said(language, 'district-file.total'));
  const years = (['current', 'comparable'] as const).filter((year) => total[year] !== null);
  const columns: Column<RegionRow>[] = [
    { title: said(language, 'region-file.rank'), of: ({ rank }) => rank },
    { title: said(language, 'district-file.name'), of: (row) => row.name },
    { title: said(language, 'region-file.area'), of: ({ area }) => area },
    ...figureColumns({ ...table, years, share: 'region-file.share' }, language),
    {
      title: said(language, 'region-file.remark'),
      of: ({ missing }) => (missing === null ? null : said(language, `region-file.${missing}`)),
    },
  ];
  const about = [
    ...(await aboutResult(services, { projectId, id, project, name: table.name }, language)),
    [said(language, 'region-file.overlap'), overlapText(shared, language)] as const,
  ];
  const content = { columns, rows: [...rows, total], about, texts: 2, frozen: 2 };
  return {
    name: resultFileName(project, particularYear, name, format),
    content: await tableContent(content, format, language),
  };
}

/** What the total counts again. */
function overlapText(shared: number | null, language: Language): string {
  if (shared === null) return said(language, 'region-file.overlap-unknown');
  if (shared === 0) return said(language, 'region-file.overlap-none');
  return said(language, 'region-file.overlap-cells', { count: String(shared) });
}

/** What the regions come to together: a cell in two of them counts in both. */
function totalOf(rows: readonly RegionRow[], name: string): RegionRow {
  const area = rows.reduce((sum, row) => sum + row.area, 0);
  const [current, comparable] = (['current', 'comparable'] as const).map((year) =>
    sumFigures(rows.flatMap((row) => row[year] ?? [])),
  );
  return { name, rank: null, area, areaKm2: area / hectaresPerKm2, current, comparable, missing: null };
}
