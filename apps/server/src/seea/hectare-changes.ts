import { typeAt } from '@gep/ecosystem-models';
import type { AreaChange, TypeLevel } from '@gep/ecosystem-models';
import type { ExtentMissing } from '@gep/api-client/contract';
import type { RangeTools } from '../range/result-ranges';
import { areaChanges } from './extent-account';
import { keptChanges } from './kept-changes';
import { landCoverYears } from './land-cover-years';

/** What types of a level became between the years of a project, in hm², or why that is not known. */
export async function hectareChanges(
  tools: RangeTools,
  projectId: string,
  level: TypeLevel,
): Promise<{ readonly changes: readonly AreaChange[] } | { readonly missing: ExtentMissing }> {
  const years = await landCoverYears(tools.services, projectId);
  if ('missing' in years) return years;
  const changes = await keptChanges(tools, projectId, years);
  return {
    changes: areaChanges(changes, typeAt(level)).map((change) => ({
      ...change,
      area: change.area * years.cellArea,
    })),
  };
}
