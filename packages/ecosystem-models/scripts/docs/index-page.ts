import type { ModelDefinition, ModelGroup } from '../../src/definition';
import { groupNames } from '../../src/model-tree';
import type { Language } from './language';
import { table } from './markdown';
import { titleOf } from './model-page';
import { quantityUnit } from './output-section';
import { words } from './words';

function groupTable(definitions: readonly ModelDefinition[], language: Language): string {
  const { none, separator, index, serviceRoles } = words[language];
  const rows = definitions.map((definition) => {
    const needed = definition.files.filter(
      ({ requiredWhen, optional }) => requiredWhen === undefined && !optional,
    );
    return [
      `[${titleOf(definition, language)}](${definition.slug}.md)`,
      serviceRoles[definition.service.role],
      quantityUnit(definition.functionUnit, definition, language),
      needed.map(({ name }) => name[language]).join(separator) || none,
    ];
  });
  return table([index.model, index.service, index.functionUnit, index.inputs], rows, none);
}

/** What the list of models is between, on a page that is otherwise written by hand. */
const list = /(?<=<!-- models -->\n).*(?=<!-- end of models -->)/s;

/**
 * The page that leads to all models of a language.
 * @param page as it is now; its list is replaced
 */
export function indexPage(definitions: readonly ModelDefinition[], page: string, language: Language): string {
  const groups: readonly ModelGroup[] = ['production', 'regulation', 'culture'];
  const parts = groups.map((group) => {
    const own = definitions.filter((definition) => definition.group === group);
    return `## ${groupNames[group][language]}\n\n${groupTable(own, language)}\n`;
  });
  return page.replace(list, () => `\n${parts.join('\n')}\n`);
}
