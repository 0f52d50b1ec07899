export const stylesUsage = `npm run styles -- import FILE --group NAME
npm run styles -- list
npm run styles -- remove --group NAME`;

export type StylesOptions =
  | { readonly verb: 'import'; readonly file: string; readonly group: string }
  | { readonly verb: 'list' }
  | { readonly verb: 'remove'; readonly group: string };

/** The options of the command; null where they are not what its usage says. */
export function readStylesOptions(args: readonly string[]): StylesOptions | null {
  const [verb, ...rest] = args;
  if (verb === 'list') return rest.length === 0 ? { verb } : null;
  const file = verb === 'import' ? rest.shift() : '';
  const [name, text = '', ...more] = rest;
  const group = text.trim();
  if (file === undefined || name !== '--group' || group === '' || group.length > 60 || more.length > 0)
    return null;
  if (verb === 'remove') return { verb, group };
  return verb === 'import' && !file.startsWith('-') ? { verb, file, group } : null;
}
