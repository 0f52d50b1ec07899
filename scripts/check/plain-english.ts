import { read, sourceFiles } from './files';

/** A phrase that reads as a translation, and what a native writer uses in its place. */
interface Mannerism {
  readonly phrase: RegExp;
  readonly instead: string;
}

const mannerisms: readonly Mannerism[] = [
  { phrase: /\banew\b/i, instead: '"again", or name what is updated' },
  { phrase: /\b(whatever|whoever)\b/i, instead: '"any", "all" or "whoever" by name' },
  { phrase: /\b(is|are|was|be|been) told\b/i, instead: '"gets", "receives", "is passed"' },
  { phrase: /\btells? (what|which|whether|how|the|a|of)\b/i, instead: '"reports", "returns", "says"' },
  { phrase: /\btells? that\b/i, instead: '"says that", "shows that"' },
  { phrase: /\bclock on the wall\b/i, instead: '"elapsed time"' },
  {
    phrase: /\b(pins?|rows?|edits?)\b.*\bsleep|\bsleep(s|ing)? (pins?|rows?|edits?|under|while|until)\b/i,
    instead: '"is inactive", "has no effect"',
  },
  { phrase: /\bof (its|their) own( accord)?\b/i, instead: '"its own X", "separate" or "itself"' },
  { phrase: /\bbesides\b/i, instead: '"also", "in addition" or "other than"' },
  { phrase: /(?<!\bthere )\b(is|are) no (?!longer|more|less|fewer)[a-z]/i, instead: '"is not a", "has no"' },
  {
    phrase:
      /\b(stand|stands|stood|lie|lies|lay) (in|on|at|by|beside|under|over|above|below|before|after|behind|there|outside|inside|within|between)\b/i,
    instead: '"is", "are" or "comes"',
  },
  { phrase: /\bfor looking only\b/i, instead: '"for display only"' },
  { phrase: /\bwhat takes hold of\b/i, instead: 'the name of the handler' },
];

/** Decisions are dated and never rewritten; change logs record what was released; this file and its test quote. */
const pages =
  /^(?!docs\/decisions\/|docs\/site\/|.*CHANGELOG\.md$|scripts\/check\/plain-english\.).*\.(tsx?|[cm]?js|css|mdx?)$/;

/** Lines of a text that use one of the phrases, with what to write in its place. */
export function mannerismsIn(text: string): { readonly line: number; readonly message: string }[] {
  return text.split('\n').flatMap((line, index) =>
    mannerisms.flatMap(({ phrase, instead }) => {
      const found = phrase.exec(line);
      return found ? [{ line: index + 1, message: `"${found[0]}": write ${instead}` }] : [];
    }),
  );
}

/** Comments, docs, messages and test titles read as a native technical writer would write them. */
export async function plainEnglish(): Promise<string[]> {
  return (await sourceFiles(pages)).flatMap((path) =>
    mannerismsIn(read(path)).map(({ line, message }) => `${path}:${line}: ${message}`),
  );
}
