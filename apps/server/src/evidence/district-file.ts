import { resultFileName } from '@gep/api-client/contract';
import type { DistrictTable, Language } from '@gep/api-client/contract';
import { findProject } from '../project/queries';
import { settingOf } from '../project/setting-queries';
import { levelName } from '../result/zip-words';
import type { Services } from '../services';
import { districtTable } from './district-table';
import { aboutResult, figureColumns } from './figure-table';
import { said, tableContent } from './table-file';
import type { Column, TableFile } from './table-file';

type TableRow = DistrictTable['total'] & Partial<DistrictTable['districts'][number]>;

/**
 * The table of the districts of a result as a workbook or CSV, with units and a fixed order of columns.
 * @throws GepError NO_RESULT
 */
export async function districtFile(
  services: Services,
  { projectId, id, format }: { projectId: string; id: string; format: 'xlsx' | 'csv' },
  language: Language,
): Promise<TableFile> {
  const table = await districtTable(services, projectId, id, language);
  const { db } = services.database;
  const project = (await findProject(db, projectId))?.name ?? '';
  const { particularYear } = await settingOf(db, projectId);
  const about = await aboutResult(services, { projectId, id, project, name: table.name }, language);
  const rows = [...table.districts, { ...table.total, name: said(language, 'district-file.total') }];
  const content = { columns: columnsOf(table, language), rows, about, texts: 4, frozen: 3 };
  return {
    name: resultFileName(project, particularYear, table.name, format),
    content: await tableContent(content, format, language),
  };
}

function columnsOf(table: DistrictTable, language: Language): Column<TableRow>[] {
  const years = (['current', 'comparable'] as const).filter((year) => table.total[year] !== null);
  return [
    {
      title: said(language, 'district-file.level'),
      of: ({ level }) => (level ? levelName(level, language) : null),
    },
    { title: said(language, 'district-file.code'), of: ({ code }) => code ?? null },
    { title: said(language, 'district-file.name'), of: ({ name }) => name ?? null },
    { title: said(language, 'district-file.parent'), of: ({ parentCode }) => parentCode ?? null },
    { title: said(language, 'district-file.area'), of: ({ areaKm2 }) => areaKm2 },
    ...figureColumns({ ...table, years, share: 'district-file.share' }, language),
  ];
}
