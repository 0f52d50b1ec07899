import { LineRuleType } from 'docx';
import type { ISpacingProperties } from 'docx';

/**
 * Spacing between lines, 240 for one, and around the paragraph in twips. The rule is always written: LibreOffice takes
 * lines without one as exact, and cuts pictures down to them.
 */
export function lines(line: number, around: Pick<ISpacingProperties, 'before' | 'after'> = {}) {
  return { line, lineRule: LineRuleType.AUTO, ...around } satisfies ISpacingProperties;
}
