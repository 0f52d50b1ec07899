import { readFile } from 'node:fs/promises';
import type { ExampleRun } from './run-example';

const years = ['current', 'comparable'] as const;
type Year = (typeof years)[number];

/** Figures of one layer by the scripts of `test/reference`. */
interface ReferenceFigures {
  readonly sum: number;
  readonly valid: number;
  /** Sum and number of valid cells by code. */
  readonly districts: Readonly<Record<string, readonly [sum: number, valid: number]>>;
}

/** Layers by `model/child/quantity`. */
type Reference = Readonly<Partial<Record<Year, Readonly<Record<string, ReferenceFigures>>>>>;

/** One layer of one year, by the product and by the scripts. */
export interface Comparison {
  readonly year: Year;
  readonly modelId: string;
  readonly childKey: string;
  readonly quantity: string;
  readonly ours: number;
  readonly reference: number;
  readonly valid: readonly [ours: number, reference: number];
  /** Largest relative difference of the sum and of the sums of the districts. */
  readonly difference: number;
  /** Districts whose numbers of valid cells differ. */
  readonly unlike: readonly string[];
}

/** What of a comparison is not right to a millionth, as lines of text. */
export function faultsOf(compared: readonly Comparison[]): string[] {
  return compared
    .filter(({ difference, unlike }) => !(difference <= 1e-6) || unlike.length > 0)
    .map(
      ({ year, modelId, childKey, quantity, ours, reference, difference, unlike }) =>
        `${year} ${modelId}/${childKey}/${quantity}: ${ours}, reference ${reference}, difference up to ` +
        `${difference}, other numbers of cells in [${unlike.join(', ')}]`,
    );
}

/** The figures of `test/reference/<name>.json`. */
export async function referenceFigures(name: string): Promise<Reference> {
  return JSON.parse(
    await readFile(new URL(`../reference/${name}.json`, import.meta.url), 'utf8'),
  ) as Reference;
}

/** Every layer of the reference beside that of a run. */
export function compareFigures({ results, zonal }: ExampleRun, reference: Reference): Comparison[] {
  return years.flatMap((year) =>
    Object.entries(reference[year] ?? {}).map(([place, expected]) => {
      const [modelId, childKey, quantity] = place.split('/');
      const result = results.find(
        (row) =>
          row.modelId === modelId && row.childKey === childKey && row.compareFlag === years.indexOf(year),
      );
      const all = zonal.get(result?.id ?? '') ?? [];
      const rows = all.filter((row) => row.quantity === quantity && row.code in expected.districts);
      const sumOf = (code: string): number => rows.find((row) => row.code === code)?.sum ?? 0;
      const validOf = (code: string): number => rows.find((row) => row.code === code)?.validCount ?? NaN;
      const ours = rows.reduce((sum, row) => sum + (row.sum ?? 0), 0);
      const districts = Object.entries(expected.districts);
      return {
        year,
        modelId,
        childKey,
        quantity,
        ours,
        reference: expected.sum,
        valid: [rows.reduce((sum, row) => sum + row.validCount, 0), expected.valid],
        difference: Math.max(
          relative(ours, expected.sum),
          ...districts.map(([code, [sum]]) => relative(sumOf(code), sum)),
        ),
        unlike: districts.filter(([code, [, valid]]) => validOf(code) !== valid).map(([code]) => code),
      };
    }),
  );
}

function relative(ours: number, reference: number): number {
  return ours === reference ? 0 : Math.abs(ours - reference) / Math.abs(reference);
}
