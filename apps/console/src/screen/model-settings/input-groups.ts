import { conditionHolds } from '@gep/api-client';
import type { InputDefinition, LocalText } from '@gep/api-client';
import { neededWith } from './field-mapping';
import { currentValues } from './model-changes';
import type { ModelSetup } from './model-changes';
import type { ModelDraft } from './model-draft';

/** Inputs of one model. */
export interface InputGroup {
  readonly modelId: string;
  readonly name: LocalText;
  readonly files: readonly InputDefinition[];
}

/**
 * The inputs that a model reads with its parameters as they are: its own, then those of each model that it reads. An
 * input of several models is in the first group.
 */
export function inputGroups(setup: ModelSetup, draft: ModelDraft): InputGroup[] {
  const { definition, reads } = setup;
  const values = currentValues(setup, draft);
  const own = { modelId: String(definition.id), name: definition.name, files: definition.files, values };
  const read = reads
    .filter(({ when }) => conditionHolds(when, values))
    .map(({ modelId, name, files, parameters }) => ({ modelId, name, files, values: parameters }));
  const seen = new Set<string>();
  return [own, ...read].map(({ modelId, name, files, values: given }) => {
    const shown = files.filter(
      ({ key, requiredWhen }) => conditionHolds(requiredWhen, given) && !seen.has(key),
    );
    for (const { key } of shown) seen.add(key);
    return { modelId, name, files: shown.map((file) => neededWith(file, given)) };
  });
}
