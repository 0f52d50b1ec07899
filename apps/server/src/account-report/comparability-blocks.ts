import type { Block } from '../document/content';
import { differenceText } from '../evidence/about-comparability';
import { comparability } from '../evidence/comparability';
import type { ReportContext } from './report-context';

/** What keeps both years from being compared; for an account of two years. */
export async function comparabilityBlocks(context: ReportContext): Promise<Block[]> {
  const { services, project, language, say } = context;
  const differences = await comparability(services, project.id, language);
  const heading = { kind: 'heading', level: 2, text: say('comparable.title') } as const;
  if (differences.length === 0) return [heading, { kind: 'paragraph', text: say('comparable.same') }];
  return [
    heading,
    { kind: 'paragraph', text: say('comparable.differs') },
    { kind: 'list', items: differences.map((one) => differenceText(one, language)) },
  ];
}
