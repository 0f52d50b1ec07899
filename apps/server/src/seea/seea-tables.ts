import { limits } from '@gep/api-client/contract';
import type { Language, SeeaQuery, SeeaTable } from '@gep/api-client/contract';
import type { TypeLevel } from '@gep/ecosystem-models';
import type { AssetInputs } from './asset-flows';
import { assetTable } from './asset-table';
import { extentTables } from './extent-tables';
import { hectareChanges } from './hectare-changes';
import type { RangeTools } from '../range/result-ranges';
import { serviceAmounts } from '../account/service-amounts';
import { servicesTable } from './services-table';
import { monetaryTables, physicalTables } from './supply-use-tables';
import { missingTable } from './table-parts';

/** The tables of SEEA EA of a project, in the order of the standard; those that cannot be made say why. */
export async function seeaTables(
  tools: RangeTools,
  query: SeeaQuery,
  language: Language,
): Promise<SeeaTable[]> {
  const { projectId, compareFlag = 0, typeLevel = 1 } = query;
  const style = { language, typeLevel: typeLevel as TypeLevel };
  const found = await hectareChanges(tools, projectId, style.typeLevel);
  const inHectares = 'missing' in found ? null : found.changes;
  const closing = await serviceAmounts(tools, projectId, 0);
  const opening = await serviceAmounts(tools, projectId, 1);
  const shown = compareFlag === 1 ? opening : closing;
  const isCalculated = opening.length > 0 && closing.length > 0;
  return [
    ...(inHectares
      ? extentTables(inHectares, style)
      : (['4.1', '4.2'] as const).map((key) =>
          missingTable(style, key, `seea.missing-${'missing' in found ? found.missing : 'types'}`),
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
export function inputsOf({
  discountRate,
  assetLife,
  yields,
}: Pick<SeeaQuery, 'discountRate' | 'assetLife' | 'yields'>): AssetInputs {
  return {
    discountRate: discountRate ?? limits.discountRate.default,
    assetLife: assetLife ?? limits.assetLife.default,
    yields: yields ?? 'reappraisal',
  };
}
