import type { ModelDefinition } from '@gep/ecosystem-models';
import type { Uncertainty } from '@gep/api-client/contract';
import { GepError } from '../error/gep-error';
import type { StoredProblem } from '../error/stored-problem';
import { saveUncertainties } from '../range/uncertainties';
import type { Services } from '../services';
import { failFile } from './folder-fault';

/** A fault of a distribution, by its place in `project.json`. */
function inFolder({ args, at = '' }: StoredProblem, slug: string): StoredProblem {
  const field = `project.json ${at.replace('uncertainties', `uncertainties.${slug}`)}`;
  return { name: 'VALIDATION', args: { field, rule: args?.expected ?? '' }, at: field };
}

/**
 * Sets how certain the numbers of the selected models are.
 * @param wanted by slug
 * @throws GepError that names the place in `project.json` of every fault of a model
 */
export async function importUncertainties(
  services: Services,
  projectId: string,
  wanted: Readonly<Record<string, Uncertainty[]>>,
  selected: readonly ModelDefinition[],
): Promise<void> {
  for (const [slug, uncertainties] of Object.entries(wanted)) {
    const definition = selected.find((one) => one.slug === slug);
    if (definition === undefined) return failFile('project.json', 'not-selected', { slug });
    try {
      await saveUncertainties(services, projectId, String(definition.id), uncertainties);
    } catch (error) {
      if (!(error instanceof GepError)) throw error;
      const problems = error.problems.map((problem) => inFolder(problem, slug));
      throw new GepError(problems[0], problems);
    }
  }
}
