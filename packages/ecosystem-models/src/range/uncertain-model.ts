import type { ModelCube } from '../account/model-cube';
import { parameterChanges } from '../account/parameter-changes';
import type { Model, ResolvedParameters } from '../model';
import { dataError } from '../problem';
import type { Problem } from '../problem';
import { problemsOfEach } from './check-uncertainties';
import { truncated } from './distribution';
import type { Quantile } from './distribution';
import { drawnParameters, targetOf } from './uncertainty';
import type { DrawnParameters, Target, Uncertainty } from './uncertainty';
import { linearValue } from './linear-value';
import type { LinearValue } from './linear-value';

/** A model of an account, and how certain its numbers are. */
export interface UncertainModel {
  readonly model: Model;
  /** What the run has counted. */
  readonly cube: ModelCube;
  /** Those of the account: those of the run, but for changes that need no run. */
  readonly parameters: ResolvedParameters;
  readonly uncertainties: readonly Uncertainty[];
}

/** A number of a model that varies. */
export interface VaryingNumber {
  readonly uncertainty: Uncertainty;
  readonly quantile: Quantile;
  readonly write: Target['write'];
}

/** The value of a model, and the numbers in it that vary. */
export interface ValueInParameters {
  readonly slug: string;
  readonly value: LinearValue;
  readonly numbers: readonly VaryingNumber[];
  /** The parameters of the account, to be overwritten. */
  readonly fresh: () => DrawnParameters;
}

/** The shares of a distribution at which it is tried out. */
const probes = [0.001, 0.5, 0.999];

/** The uncertainties of the year of a cube, each with its number. */
function varyingNumbers({ model, cube, parameters, uncertainties }: UncertainModel): VaryingNumber[] {
  return uncertainties.flatMap((uncertainty): VaryingNumber[] => {
    if (uncertainty.year !== undefined && uncertainty.year !== cube.year) return [];
    const target = targetOf(model.definition, parameters, uncertainty);
    if (target === undefined) return [];
    const { quantile } = truncated(uncertainty.distribution, target.bounds);
    return [{ uncertainty, quantile, write: target.write }];
  });
}

/** Whether the value of other numbers follows from what the run has counted. */
function follows({ model, cube, parameters }: UncertainModel, number: VaryingNumber): boolean {
  return probes.every((share) => {
    const drawn = drawnParameters(model.definition, parameters);
    number.write(drawn, number.quantile(share));
    const { needRun } = parameterChanges(model, cube, drawn);
    return !needRun.includes(number.uncertainty.parameter);
  });
}

/** An uncertainty that no range can have in it, and why. */
export interface RefusedUncertainty {
  readonly uncertainty: Uncertainty;
  readonly problem: Problem;
}

/**
 * The uncertainties that a run cannot answer: faulty ones, and those of factors that were 0 in the run, so that what they
 * multiply was not counted.
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const share = { parameter: 'clampNegative', distribution: { kind: 'uniform', min: 0, max: 1 }, source: 'none' } as const;
 * const [refused] = refusedUncertainties({ model, cube, parameters: cube.parameters, uncertainties: [share] });
 * refused.problem.code; // 'needs-run'
 */
export function refusedUncertainties(one: UncertainModel): RefusedUncertainty[] {
  const { definition } = one.model;
  const problems = problemsOfEach(definition, one.parameters, one.uncertainties);
  return one.uncertainties.flatMap((uncertainty, i): RefusedUncertainty[] => {
    const problem = problems[i].at(0);
    if (problem !== undefined) return [{ uncertainty, problem }];
    const numbers = varyingNumbers({ ...one, uncertainties: [uncertainty] });
    if (numbers.every((number) => follows(one, number))) return [];
    const { parameter: got } = uncertainty;
    return [{ uncertainty, problem: { at: `uncertainties[${i}].parameter`, code: 'needs-run', got } }];
  });
}

/**
 * Makes the value of a model a function of its uncertain numbers, in its year.
 * @throws GepDataError for uncertainties that are refused
 */
export function valueInParameters(one: UncertainModel): ValueInParameters {
  const { model, cube, parameters } = one;
  const [first, ...others] = refusedUncertainties(one).map(({ problem }) => problem);
  if (first !== undefined) throw dataError([first, ...others]);
  return {
    slug: model.slug,
    value: linearValue(model, cube),
    numbers: varyingNumbers(one),
    fresh: () => drawnParameters(model.definition, parameters),
  };
}
