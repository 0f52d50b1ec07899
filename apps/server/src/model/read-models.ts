import { modelBySlug } from '@gep/ecosystem-models';
import type { Dependency, ModelDefinition } from '@gep/ecosystem-models';

/** A model that another one reads. */
export interface ReadModel {
  /** With the inputs that are read of it. */
  readonly definition: ModelDefinition;
  /** The parameters of the other one under which it is read; absent: always. */
  readonly when?: Dependency['when'];
}

/** The models that a model reads with any of its parameters, and those that they read themselves. */
export function readModels({ dependencies = [] }: ModelDefinition): ReadModel[] {
  return dependencies.flatMap(({ slug, when, inputsOnly }): ReadModel[] => {
    const model = modelBySlug(slug);
    if (!model) return [];
    const { definition } = model;
    const files = definition.files.filter(({ key }) => inputsOnly?.includes(key) ?? true);
    const further = readModels(definition).map((one) => ({ ...one, ...(when && { when }) }));
    return [{ definition: { ...definition, files }, ...(when && { when }) }, ...further];
  });
}
