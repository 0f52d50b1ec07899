import * as z from 'zod';

const numberCheck = { level: z.enum(['forced', 'explain']), field: z.string() };
const numbers = z.tuple([z.number(), z.number()]).readonly();

/** What the rows of a table are checked for. `forced` keeps a form from being handed in, `explain` asks for a reason. */
export const tableCheck = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('districts'), level: z.enum(['forced', 'explain']) }),
  z.object({ kind: z.literal('magnitude'), ...numberCheck, typical: numbers.optional() }),
  z.object({ kind: z.literal('change'), ...numberCheck, most: z.number() }),
  z.object({ kind: z.literal('opening'), ...numberCheck, closing: z.string() }),
  z.object({ kind: z.literal('total'), ...numberCheck, parts: z.array(z.string()).readonly() }),
  z.object({ kind: z.literal('range'), ...numberCheck, within: numbers }),
]);
