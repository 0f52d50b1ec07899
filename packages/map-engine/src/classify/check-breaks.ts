import type { Problem } from '../model';

/**
 * Problems of edges that a person entered; empty when they can be used.
 * Edges must be finite and ascending; one class of one value may have two equal edges.
 * @example
 * checkBreaks([0, 10, 40]); // []
 * checkBreaks([0, 40, 10]); // [{ at: 'breaks[2]', code: 'breaks-not-ascending', got: 10, min: 40 }]
 */
export function checkBreaks(breaks: ArrayLike<number>): Problem[] {
  const problems: Problem[] = [];
  if (breaks.length < 2) return [{ at: 'breaks', code: 'too-few-breaks', got: breaks.length, min: 2 }];
  const single = breaks.length === 2;
  for (let i = 0; i < breaks.length; i++) {
    if (!Number.isFinite(breaks[i])) {
      problems.push({ at: `breaks[${i}]`, code: 'break-invalid', got: String(breaks[i]) });
    } else if (i > 0 && (breaks[i] < breaks[i - 1] || (breaks[i] === breaks[i - 1] && !single))) {
      problems.push({ at: `breaks[${i}]`, code: 'breaks-not-ascending', got: breaks[i], min: breaks[i - 1] });
    }
  }
  return problems;
}
