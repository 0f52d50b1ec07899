/** Letters to change, insert, remove or swap to get from one text to another (optimal string alignment). */
function editDistance(one: string, two: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i, ...Array<number>(two.length).fill(0)]);
  for (let j = 1; j <= two.length; j++) rows[0][j] = j;
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= two.length; j++) {
      const changed = one[i - 1] === two[j - 1] ? 0 : 1;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + changed);
      if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1]) {
        rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
      }
    }
  }
  return rows[one.length][two.length];
}

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/**
 * The name that a misspelt one most likely means: case, blanks and dashes don't count, and up to a third of the
 * letters may differ; undefined where none is that close.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const wanted = plain(given);
  let best: string | undefined;
  let least = Math.floor(Math.max(3, wanted.length) / 3) + 1;
  for (const name of names) {
    const distance = editDistance(wanted, plain(name));
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** Names listed in a message before the rest is counted. */
const listed = 12;

/** What is allowed in place of a misspelt name: the names, and the one it most likely means. */
export function allowedNames(given: string, names: readonly string[]): string {
  const rest = names.length - listed;
  const list = names.slice(0, listed).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  const nearest = nearestName(given, names);
  return nearest === undefined ? list : `${list} (did you mean ${JSON.stringify(nearest)}?)`;
}
