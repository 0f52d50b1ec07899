import { modelBySlug, usedInputs } from '@gep/ecosystem-models';
import type { ModelPlan } from './plan';
import type { ResultSources } from './result-sources';

/**
 * The sources that somebody has changed since a result, of those that differ. What only follows is left out: a method
 * that is not chosen any more takes its inputs along, and a model that is not read its parameters.
 * @param plans what the result would be made from now
 */
export function realChanges(
  before: ResultSources,
  now: ResultSources,
  plans: readonly ModelPlan[],
): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return keys
    .filter((key) => before[key] !== now[key] && !isOfOtherFile(key, before, now))
    .filter((key) => (key in before && key in now) || isReal(key, before, now, plans))
    .sort();
}

/** Whether it is how a file is read that has changed itself: another file has settings that belong to it. */
function isOfOtherFile(key: string, before: ResultSources, now: ResultSources): boolean {
  const [kind, input] = key.split('/');
  return kind === 'read-setting' && before[`input/${input}`] !== now[`input/${input}`];
}

/** Whether a source that one side lacks was itself added or taken away. */
function isReal(
  key: string,
  before: ResultSources,
  now: ResultSources,
  plans: readonly ModelPlan[],
): boolean {
  const [kind, name] = key.split('/');
  switch (kind) {
    case 'input': {
      const readers = readersOf(name, plans);
      // An input that is gone counts where it is still read, a new one where a model could have read it before.
      if (!(key in now)) return readers.length > 0;
      return readers.some(
        ({ slug, onCondition }) =>
          `model/${slug}` in before && !(onCondition && hasNewParameters(slug, before, now)),
      );
    }
    case 'model':
      // A model of the total; one that is only read has no correction.
      return `forced-zero/${name}` in (key in now ? now : before);
    case 'urban-boundary':
      return key in now || readersOf('landCover', plans).every(() => 'input/landCover' in now);
    case 'parameter':
    case 'forced-zero':
      return false;
    default:
      return true;
  }
}

/** The models that read an input with their parameters as they are, and whether others would not read it. */
function readersOf(input: string, plans: readonly ModelPlan[]) {
  return plans.flatMap(({ cases }) =>
    Object.entries(cases).flatMap(([slug, { parameters }]) => {
      const definition = modelBySlug(slug)?.definition;
      const file = definition && usedInputs(definition, parameters).find(({ key }) => key === input);
      return file ? [{ slug, onCondition: file.requiredWhen !== undefined }] : [];
    }),
  );
}

function hasNewParameters(slug: string, before: ResultSources, now: ResultSources): boolean {
  return Object.keys(before).some(
    (key) => key.startsWith(`parameter/${slug}/`) && key in now && before[key] !== now[key],
  );
}
