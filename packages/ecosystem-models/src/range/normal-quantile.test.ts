import { expect, it } from 'vitest';
import { normalQuantile } from './normal-quantile';

// scipy.stats.norm.ppf
it.each([
  [1e-300, -37.0470962993612],
  [1e-12, -7.034483825301131],
  [0.001, -3.090232306167813],
  [0.05, -1.6448536269514729],
  [0.2, -0.8416212335729142],
  [0.5, 0],
  [0.926, 1.446632067158979],
  [0.975, 1.959963984540054],
  [0, -Infinity],
  [1, Infinity],
])('%s of the normal distribution is below %s', (share, expected) => {
  const found = normalQuantile(share);
  if (Number.isFinite(expected))
    expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-14 * Math.abs(expected));
  else expect(found).toBe(expected);
});
