import { catalogueEntry } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { formatNumber } from '@gep/map-engine/scheme';
import { absentServices, slugsOf } from '../result/absent-services';
import { yearName } from '../result/model-results';
import { summedServices, totalTitle } from '../result/total-title';
import type { Db } from '../store/database';
import { resultsOf } from '../result/queries';
import { unitText } from '../message/unit-text';

/** The totals of a project as lines of text: model, year, function quantity, value. */
export async function totalsTable(db: Db, projectId: string, language: Language): Promise<string> {
  const results = (await resultsOf(db, projectId)).sort((a, b) => order(a.modelId) - order(b.modelId));
  const absent = slugsOf(await absentServices(db, projectId));
  const rows = results.map((row) => {
    const entry = catalogueEntry(Number(row.modelId));
    const child = entry?.children?.find(({ key }) => key === row.childKey);
    const name = [entry?.name ?? totalTitle(summedServices(row), absent), ...(child ? [child.name] : [])]
      .map((one) => one[language])
      .join(' / ');
    return [
      name,
      yearName(row.compareFlag)[language],
      figure(row.functionValue, row.functionUnits, language),
      figure(row.priceValue, row.priceUnits, language),
    ];
  });
  return rows.map((cells) => `${cells.join('\t')}\n`).join('');
}

/** By the number of the model, the total last. */
function order(modelId: string): number {
  return Number.isNaN(Number(modelId)) ? Infinity : Number(modelId);
}

function figure(value: number | null, unit: string | null, language: Language): string {
  return value === null ? formatNumber(null) : `${formatNumber(value)} ${unitText(unit ?? '', language)}`;
}
