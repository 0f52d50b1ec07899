import { limits } from '@gep/api-client/contract';
import type { Language, SeeaQuery, SeeaTable } from '@gep/api-client/contract';
import { typeAt } from '@gep/ecosystem-models';
import type { TypeLevel } from '@gep/ecosystem-models';
import { assetTable } from './asset-table';
import { areaChanges } from './extent-account';
import { extentTables } from './extent-tables';
import { keptChanges } from './kept-changes';
import type { RangeTools } from '../range/result-ranges';
import { landCoverYears } from './land-cover-years';
import { serviceAmounts } from '../account/service-amounts';
import { monetaryTables, physicalTables, servicesTable } from './supply-use-tables';
import { missingTable } from './table-parts';

/** The tables of SEEA EA of a project, in the order of the standard; those that cannot be made say why. */
export async function seeaTables(
  tools: RangeTools,
  query: SeeaQuery,
  language: Language,
): Promise<SeeaTable[]> {
  const { projectId, compareFlag = 0, typeLevel = 1 } = query;
  const style = { language, typeLevel: typeLevel as TypeLevel };
  const years = await landCoverYears(tools.services, projectId);
  const changes = 'missing' in years ? null : await keptChanges(tools, projectId, years);
  const inHectares =
    changes === null || 'missing' in years
      ? null
      : areaChanges(changes, typeAt(style.typeLevel)).map((change) => ({
          ...change,
          area: change.area * years.cellArea,
        }));
  const closing = await serviceAmounts(tools, projectId, 0);
  const opening = await serviceAmounts(tools, projectId, 1);
  const shown = compareFlag === 1 ? opening : closing;
  const isCalculated = opening.length > 0 && closing.length > 0;
  return [
    ...(inHectares
      ? extentTables(inHectares, style)
      : (['4.1', '4.2'] as const).map((key) =>
          missingTable(style, key, `seea.missing-${'missing' in years ? years.missing : 'types'}`),
        )),
    ...(shown.length > 0
      ? [...physicalTables(shown, style), ...monetaryTables(shown, style)]
      : (['7.1a', '7.1b', '9.1a', '9.1b'] as const).map((key) =>
          missingTable(style, key, 'seea.missing-results'),
        )),
    isCalculated
      ? assetTable({ opening, closing }, inHectares, inputsOf(query), style)
      : missingTable(style, '10.1', closing.length > 0 ? 'seea.missing-one-year' : 'seea.missing-results'),
    servicesTable(shown, style),
  ];
}

/** What table 10.1 takes for granted where the query does not say. */
export function inputsOf({ discountRate, assetLife, yields }: SeeaQuery) {
  return {
    discountRate: discountRate ?? limits.discountRate.default,
    assetLife: assetLife ?? limits.assetLife.default,
    yields: yields ?? ('reappraisal' as const),
  };
}
