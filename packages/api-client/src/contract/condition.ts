import * as z from 'zod';

const plainValue = z.union([z.string(), z.number(), z.boolean()]);

/** A condition on the parameters of the model. */
export type Condition =
  | { readonly parameter: string; readonly equals: string | number | boolean }
  | { readonly parameter: string; readonly oneOf: readonly (string | number | boolean)[] }
  | { readonly parameter: string; readonly includes: string }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export const condition: z.ZodType<Condition, Condition> = z.lazy(() =>
  z.union([
    z.object({ parameter: z.string(), equals: plainValue }),
    z.object({ parameter: z.string(), oneOf: z.array(plainValue).readonly() }),
    z.object({ parameter: z.string(), includes: z.string() }),
    z.object({ all: z.array(condition).readonly() }),
    z.object({ any: z.array(condition).readonly() }),
    z.object({ not: condition }),
  ]),
);
