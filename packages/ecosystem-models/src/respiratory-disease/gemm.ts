/** Shape of the hazard of one cause of death. */
interface HazardShape {
  readonly theta: number;
  readonly alpha: number;
  readonly mu: number;
  readonly nu: number;
}

/** Global Exposure Mortality Model, ages 25 and above (Burnett et al. 2018). */
export const gemmCauses = {
  copd: { theta: 0.251, alpha: 6.5, mu: 2.5, nu: 32 },
  'lower-respiratory-infection': { theta: 0.4468, alpha: 6.4, mu: 5.7, nu: 8.4 },
} as const satisfies Readonly<Record<string, HazardShape>>;

/** A concentration in µg/m³ below which no excess hazard was found. */
const COUNTERFACTUAL = 2.4;

/**
 * Hazard ratio at a yearly mean PM2.5 concentration in µg/m³: 1 up to 2.4 µg/m³, NaN for NaN.
 * `HR = exp(θ·ln(1 + z/α)/(1 + exp(-(z - μ)/ν)))`, z = max(0, C - 2.4)
 */
export function hazardRatio({ theta, alpha, mu, nu }: HazardShape, concentration: number): number {
  const z = Math.max(0, concentration - COUNTERFACTUAL);
  return Math.exp((theta * Math.log(1 + z / alpha)) / (1 + Math.exp(-(z - mu) / nu)));
}
